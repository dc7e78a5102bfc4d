/** Runs the loaders and the action of a page of the desk, and renders it. */
import type { Request, Response } from 'express';
import { createStaticHandler, type RouterContextProvider } from 'react-router';
import { createDeskPage } from '../../../client/desk/entry-desk.tsx';
import { createDeskRoutes } from '../../../client/desk/routes.tsx';
import type { Employee } from '../../../graphql/desk/ports.ts';
import { scopeOf } from '../../../graphql/desk/scope.ts';
import { unavailabilityOf } from '../../platform/http/unavailable.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { setContentSecurityPolicy } from '../../platform/security/content-security-policy.ts';
import type { Services } from '../../services.ts';
import { toFetchRequest } from '../pages/fetch-request.ts';
import { renderWhole } from '../pages/send-page.ts';
import { deskLocale } from './desk-language.ts';

interface PageRequest {
  /** Null: before sign-in. */
  employee: Employee | null;
  /** What the page's loaders and actions use. */
  requestContext: RouterContextProvider;
}

export type SendDeskPage = ReturnType<typeof createDeskPageSender>;

/** Creates the function that answers a request for a page. */
export function createDeskPageSender({ site, intls, assets, now }: Services) {
  const handler = createStaticHandler(createDeskRoutes());
  return async (req: Request, res: Response, { employee, requestContext }: PageRequest): Promise<void> => {
    if (!['GET', 'HEAD', 'POST'].includes(req.method))
      throw Object.assign(new Error('method not allowed'), { status: 405 });
    const request = toFetchRequest(req, res, { origin: site.publicUrl });
    const context = await handler.query(request, { requestContext });
    if (context instanceof Response) {
      res.redirect(context.status, context.headers.get('location') ?? '/');
      return;
    }
    reportFailures(context.errors, res.locals.log);
    for (const headers of Object.values(context.actionHeaders)) res.setHeaders(headers);
    const locale = deskLocale(req, site.locales);
    const frame = {
      employee: employee && presentEmployee(employee),
      agencyName: site.agencyName,
      logo: site.logo,
      locale,
      locales: site.locales,
      address: req.originalUrl,
      now: now(),
    };
    const { sources, ...files } = assets.desk;
    setContentSecurityPolicy(res, undefined, sources);
    const page = createDeskPage({ frame, intl: intls[locale], handler, context, assets: files });
    const html = await renderWhole(page);
    res.status(context.statusCode).set('content-language', locale).type('html').send(html);
  };
}

function presentEmployee(employee: Employee) {
  const { name, role } = employee;
  return { name, role, hasScope: !('nothing' in scopeOf(employee)) };
}

/** A temporary failure is passed to the last error handler, others are logged. */
function reportFailures(errors: Record<string, unknown> | null, log: Logger): void {
  for (const error of Object.values(errors ?? {})) {
    if (unavailabilityOf(error)) throw error;
    const { status = 500 } = (error ?? {}) as { status?: number };
    if (status >= 500) log.error({ err: error }, 'a page of the desk failed');
  }
}
