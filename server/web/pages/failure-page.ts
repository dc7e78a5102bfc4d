import type { ErrorRequestHandler, Request, Response } from 'express';
import { RETRY_LATER, type Unavailability, unavailabilityOf } from '../../platform/http/unavailable.ts';
import { OverBudgetError } from '../../platform/limits/over-budget-error.ts';
import { setContentSecurityPolicy } from '../../platform/security/content-security-policy.ts';
import type { Services } from '../../services.ts';
import { visitorLocale } from './locale-redirects.ts';
import { plainPage } from './plain-page.ts';

type Dependencies = Pick<Services, 'assets' | 'intls' | 'site' | 'settings' | 'isDevelopment'>;

/** Why a request failed; a client error keeps its 4xx status. */
type Reason = { status: number; why: Unavailability | null };

/**
 * The last error handler: shows a message and a link, without React and without queries; scripts get JSON. A temporary
 * failure is a 503, and its page allows a form to be resubmitted unchanged.
 */
export function failurePage(dependencies: Dependencies): ErrorRequestHandler {
  return (error, req, res, next) => {
    const why = unavailabilityOf(error);
    const status = clientStatus(error) ?? (why ? 503 : 500);
    if (status === 500) res.locals.log.error({ err: error }, 'request failed');
    // In development the server shows the stack.
    if (res.headersSent || (status === 500 && dependencies.isDevelopment)) return next(error);
    res.status(status).set('cache-control', 'no-store');
    if (status === 503) res.set(RETRY_LATER);
    if (error instanceof OverBudgetError) res.set(error.headers);
    if (isForScripts(req.path) || !req.accepts('html')) {
      res.json({ status, message: messageFor({ status, why }), errors: [] });
      return;
    }
    sendPlainPage({ req, res }, { status, why }, dependencies);
  };
}

/** The status of an error, such as of an undecodable path, a body too large, or a method that is not allowed. */
function clientStatus(error: unknown): number | null {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

function messageFor({ status, why }: Reason): string {
  if (status === 405) return 'This method is not allowed here.';
  if (status === 429) return 'Too much was asked from this address in the last minute.';
  if (status === 503)
    return why === 'busy' ? 'Too much is asked at the moment.' : 'The database cannot be reached.';
  return status === 500 ? 'An unexpected error has occurred.' : 'Bad request.';
}

/** Whether a form can be sent again later. */
function isTemporary({ status }: Reason): boolean {
  return status === 429 || status === 503;
}

function sendPlainPage(
  { req, res }: { req: Request; res: Response },
  reason: Reason,
  dependencies: Dependencies,
): void {
  const locale = res.locals.match?.locale ?? visitorLocale(req, dependencies.site.locales);
  const form = isTemporary(reason) ? res.locals.form : undefined;
  const { plain: assets } = dependencies.assets;
  setContentSecurityPolicy(res, undefined, assets.sources);
  const page = plainPage({
    locale,
    intl: dependencies.intls[locale],
    kind: form === undefined ? kindOf(reason) : 'unsent',
    agency: dependencies.settings.agency,
    logo: dependencies.site.logo,
    assets,
    form,
  });
  res.set('content-language', locale).type('html').send(page);
}

function kindOf({ status, why }: Reason) {
  if (status === 405) return 'notAllowed';
  if (status === 429) return 'busy';
  if (status < 500) return 'notFound';
  return status === 503 && why ? why : 'failure';
}

function isForScripts(path: string): boolean {
  return /^\/(ajax|[^/]+\/ajax)(\/|$)/.test(path);
}
