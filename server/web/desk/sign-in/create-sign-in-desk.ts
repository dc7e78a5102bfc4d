import type { Request, Response } from 'express';
import type { SignInDesk } from '../../../../client/desk/sign-in/sign-in-desk.ts';
import { findEmployee, findNamedEmployee } from '../../../features/desk/store/employees.ts';
import { addLink, findLinkProblem, redeemLink } from '../../../features/desk/store/sign-ins.ts';
import { getOrCreateSecret } from '../../../platform/database/secret.ts';
import { visitorOf } from '../../../platform/http/visitor.ts';
import { addressBlock } from '../../../platform/limits/address-block.ts';
import { addMailsTo } from '../../../platform/mail/queue.ts';
import type { Services } from '../../../services.ts';
import { clearDeskCookie, hashOfBrowser, readDeskCookie, setDeskCookie } from '../cookies.ts';
import { deskAddress } from '../desk-address.ts';
import { deskLocale } from '../desk-language.ts';
import { findEmployeeSession } from '../find-employee-session.ts';
import { createSessionStarter } from './start-employee-session.ts';

/** Requests for links of an address block in an hour. */
const BY_BLOCK = { name: 'DESK_SIGN_IN', max: 20, seconds: 3600 };
/**
 * Links to a typed address in an hour, whether an employee has it or not: from one address block, so that others cannot
 * use up the links of an employee, and from all of them, which bounds the mails.
 */
const BY_EMAIL_AND_BLOCK = { name: 'DESK_SIGN_IN_EMAIL', max: 5, seconds: 3600 };
const BY_EMAIL = { name: 'DESK_SIGN_IN_EMAIL_TOTAL', max: 60, seconds: 3600 };
const NEXT_DAYS = 1;

/** Creates the function that returns what the pages of sign-in can do for a request. */
export function createSignInDesk(services: Services) {
  const { db, settings, ports, now, site, deskPasskeys } = services;
  const startSession = createSessionStarter(services);
  const addMails = addMailsTo(services.jobs);
  return (req: Request, res: Response): SignInDesk => {
    const link = (token: string) => ({ token, browser: readDeskCookie(req, 'desk-browser') });
    return {
      async requestLink(typed, next) {
        const block = addressBlock(visitorOf(req).address);
        const retryAfter =
          (await ports.submissionLimits.countVisitor(BY_BLOCK, visitorOf(req))) ??
          (await ports.submissionLimits.countRecipient(BY_EMAIL_AND_BLOCK, `${typed} ${block}`)) ??
          (await ports.submissionLimits.countRecipient(BY_EMAIL, typed));
        if (retryAfter !== null) return retryAfter;
        const named = findNamedEmployee(settings.agency.employees, typed);
        const browser = hashOfBrowser(req, res);
        setDeskCookie(res, 'desk-next', deskAddress(next), NEXT_DAYS);
        const secret = await getOrCreateSecret(db, 'desk');
        const request = { email: named?.email ?? null, locale: deskLocale(req, site.locales), browser };
        await addLink({ db, secret, addMails }, request, now());
        return null;
      },
      findLinkProblem: (token) => findLinkProblem(db, link(token), now()),
      async redeemLink(token) {
        const email = await redeemLink(db, link(token), now());
        const employee = email && (await findEmployee(db, settings.agency.employees, email));
        if (!employee) {
          // The second request of a double click.
          const problem = (await findLinkProblem(db, link(token), now())) ?? 'unknown';
          const isSignedIn = problem === 'used' && (await findEmployeeSession(req, services));
          return isSignedIn ? { address: deskAddress(null) } : { problem };
        }
        await startSession(req, res, { email: employee.email, method: 'MAIL' });
        const address = deskAddress(readDeskCookie(req, 'desk-next'));
        clearDeskCookie(res, 'desk-next');
        return { address };
      },
      async redeemPasskey(response, next) {
        const email = await deskPasskeys.finishSignIn(response, hashOfBrowser(req, res));
        const employee = email && (await findEmployee(db, settings.agency.employees, email));
        if (!employee) return null;
        await startSession(req, res, { email: employee.email, method: 'PASSKEY' });
        return deskAddress(next);
      },
    };
  };
}
