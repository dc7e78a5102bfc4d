/** Runs the loaders and the action of a page of the desk, and renders it. */
import type { Request, Response } from 'express';
import { createStaticHandler, data, RouterContextProvider } from 'react-router';
import type { RunQuery } from '../../../client/data/run-query.ts';
import { deskRequestContext } from '../../../client/desk/desk-context.ts';
import { createDeskPage } from '../../../client/desk/entry-desk.tsx';
import { createDeskRoutes } from '../../../client/desk/routes.tsx';
import type { Employee } from '../../../graphql/desk/ports.ts';
import { ForbiddenError } from '../../../graphql/desk/schema.ts';
import { scopeOf } from '../../../graphql/desk/scope.ts';
import { unavailabilityOf } from '../../platform/http/unavailable.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { setContentSecurityPolicy } from '../../platform/security/content-security-policy.ts';
import type { Services } from '../../services.ts';
import { toFetchRequest } from '../pages/fetch-request.ts';
import { renderWhole } from '../pages/send-page.ts';
import { deskLocale } from './desk-language.ts';

type Dependencies = Pick<Services, 'site' | 'intls' | 'assets' | 'now' | 'createDeskExecutor'>;

/** Creates the function that answers a request of an employee for a page. */
export function createDeskRenderer({ site, intls, assets, now, createDeskExecutor }: Dependencies) {
  const handler = createStaticHandler(createDeskRoutes());
  return async (req: Request, res: Response, employee: Employee): Promise<void> => {
    const locale = deskLocale(req, site.locales);
    const requestContext = new RouterContextProvider();
    const run = allowed(createDeskExecutor({ employee, locale, visitor: visitorOf(req) }) as RunQuery);
    requestContext.set(deskRequestContext, { run, now: now(), locale });
    const request = toFetchRequest(req, res, { origin: site.publicUrl });
    const context = await handler.query(request, { requestContext });
    if (context instanceof Response) {
      res.redirect(context.status, context.headers.get('location') ?? '/');
      return;
    }
    reportFailures(context.errors, res.locals.log);
    const { name, role } = employee;
    const frame = {
      employee: { name, role, hasScope: !('nothing' in scopeOf(employee)) },
      agencyName: site.agencyName,
      logo: site.logo,
      locale,
      address: req.originalUrl,
      now: now(),
    };
    const { sources, ...files } = assets.desk;
    setContentSecurityPolicy(res, undefined, sources);
    const page = createDeskPage({ frame, intl: intls[locale], handler, context, assets: files });
    res.status(context.statusCode).set('content-language', locale).type('html').send(renderWhole(page));
  };
}

/** Runs queries. A query that the employee's role does not allow makes a page with status 403. */
function allowed(run: RunQuery): RunQuery {
  return async (document, variables) => {
    try {
      return await run(document, variables);
    } catch (error) {
      throw error instanceof ForbiddenError ? data(null, { status: 403 }) : error;
    }
  };
}

/** A temporary failure is passed to the last error handler, others are logged. */
function reportFailures(errors: Record<string, unknown> | null, log: Logger): void {
  for (const error of Object.values(errors ?? {})) {
    if (unavailabilityOf(error)) throw error;
    const { status = 500 } = (error ?? {}) as { status?: number };
    if (status >= 500) log.error({ err: error }, 'a page of the desk failed');
  }
}
