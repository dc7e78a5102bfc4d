import type { ErrorRequestHandler } from 'express';
import type { IntlShape } from 'react-intl';
import type { Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { visitorLocale } from './locale-redirects.ts';

type Kind = 'failure' | 'notFound' | 'notAllowed';

/**
 * The last handler: whatever went wrong, the visitor gets the sentence of the specification and a way home,
 * without React and without a query; a script gets JSON. What a client did wrong keeps its 4xx.
 */
export function failurePage(intls: Record<Locale, IntlShape>): ErrorRequestHandler {
  return (error, req, res, next) => {
    const status = clientStatus(error) ?? 500;
    if (status === 500) res.locals.log.error({ err: error }, 'request failed');
    if (res.headersSent) return next(error);
    res.status(status).set('cache-control', 'no-store');
    if (isForScripts(req.path) || !req.accepts('html')) {
      res.json({ status, message: messageFor(status), errors: [] });
      return;
    }
    const locale = res.locals.match?.locale ?? visitorLocale(req);
    res.type('html').send(html(intls[locale], locale, kindOf(status)));
  };
}

/** Errors know their status: a path that cannot be decoded, a body too large, a method that is not allowed. */
function clientStatus(error: unknown): number | null {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

function kindOf(status: number): Kind {
  if (status === 405) return 'notAllowed';
  return status === 500 ? 'failure' : 'notFound';
}

function messageFor(status: number): string {
  if (status === 405) return 'This method is not allowed here.';
  return status === 500 ? 'An unexpected error has occurred.' : 'Bad request.';
}

function html(intl: IntlShape, locale: Locale, kind: Kind): string {
  const text = (id: string) => intl.formatMessage({ id }).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!DOCTYPE html><html lang="${intl.locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${text(`errors.${kind}.title`)}</title></head><body><main><h1>${text(`errors.${kind}.heading`)}</h1>
<p>${text(`errors.${kind}.text`)}</p><p><a href="${routePath('home', locale)}">${text('errors.home')}</a></p>
</main></body></html>`;
}

function isForScripts(path: string): boolean {
  return /^\/(graphql|ajax|[^/]+\/ajax)(\/|$)/.test(path);
}
