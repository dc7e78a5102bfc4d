/** `/desk/sign-in` and the pages of its links: the only pages of the desk that need no session. */
import type { Request, RequestHandler } from 'express';
import { RouterContextProvider } from 'react-router';
import { DESK_PATH } from '../../../../client/desk/desk-path.ts';
import { signInContext } from '../../../../client/desk/sign-in/sign-in-desk.ts';
import { WORK } from '../../../platform/limits/read-budget.ts';
import type { Services } from '../../../services.ts';
import { searchOf } from '../../pages/fetch-request.ts';
import { deskAddress } from '../desk-address.ts';
import { findEmployeeSession } from '../find-employee-session.ts';
import type { SendDeskPage } from '../send-desk-page.ts';
import { createSignInDesk } from './create-sign-in-desk.ts';

const PAGE = `${DESK_PATH}/sign-in`;

/** Answers requests without a session. A signed-in employee is redirected from the first page to the desk. */
export function signInPages(services: Services, sendPage: SendDeskPage): RequestHandler {
  const { readBudget } = services;
  const signInDeskFor = createSignInDesk(services);
  const charge = (req: Request) =>
    req.method === 'POST' ? readBudget.chargeForm(req) : readBudget.charge(req, WORK.page);
  return async (req, res) => {
    await charge(req);
    if (req.method === 'GET' && req.path === PAGE && (await findEmployeeSession(req, services)))
      return res.redirect(303, deskAddress(new URLSearchParams(searchOf(req)).get('next')));
    // The path can contain the token of a link.
    res.set('referrer-policy', 'no-referrer');
    const requestContext = new RouterContextProvider();
    requestContext.set(signInContext, signInDeskFor(req, res));
    await sendPage(req, res, { employee: null, requestContext });
  };
}
