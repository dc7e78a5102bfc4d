import type { Request, RequestHandler, Response } from 'express';
import { data, RouterContextProvider } from 'react-router';
import type { RunQuery } from '../../../client/data/run-query.ts';
import { deskRequestContext } from '../../../client/desk/desk-context.ts';
import type { Session } from '../../../graphql/desk/account-ports.ts';
import type { Employee } from '../../../graphql/desk/ports.ts';
import { ForbiddenError } from '../../../graphql/desk/schema.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { WORK } from '../../platform/limits/read-budget.ts';
import type { Services } from '../../services.ts';
import { deskLocale } from './desk-language.ts';
import type { SendDeskPage } from './send-desk-page.ts';

/** Answers requests of signed-in employees for pages, within the limits of all pages of the site. */
export function employeePages(services: Services, sendPage: SendDeskPage): RequestHandler {
  const { site, now, createDeskExecutor, limits, readBudget } = services;
  return async (req, res) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    await (isRead ? readBudget.charge(req, WORK.page) : readBudget.chargeForm(req));
    const release = await limits[isRead ? 'reading' : 'sending'].acquire(res, false);
    if (!release) return;
    try {
      await answer(req, res);
    } finally {
      release();
    }
  };

  async function answer(req: Request, res: Response): Promise<void> {
    const employee = res.locals.employee as Employee;
    const session = res.locals.deskSession as Session;
    const locale = deskLocale(req, site.locales);
    const run = allowed(
      createDeskExecutor({ employee, session, locale, visitor: visitorOf(req) }) as RunQuery,
    );
    const requestContext = new RouterContextProvider();
    requestContext.set(deskRequestContext, { run, role: employee.role, now: now(), locale });
    await sendPage(req, res, { employee, requestContext });
  }
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
