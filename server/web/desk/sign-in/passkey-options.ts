/** What browsers need to answer a challenge with a passkey, as JSON. */
import { Router } from 'express';
import type { Session } from '../../../../graphql/desk/account-ports.ts';
import type { Employee } from '../../../../graphql/desk/ports.ts';
import { visitorOf } from '../../../platform/http/visitor.ts';
import { OverBudgetError } from '../../../platform/limits/over-budget-error.ts';
import type { Services } from '../../../services.ts';
import { hashOfBrowser } from '../cookies.ts';
import { deskLocale } from '../desk-language.ts';

/** Challenges of an address block in an hour. */
const CHALLENGES = { name: 'DESK_PASSKEY', max: 60, seconds: 3600 };

/** For the page of sign-in. */
export function signInChallenges({ deskPasskeys, ports, site }: Services): Router {
  const router = Router({ caseSensitive: true });
  router.post('/desk/sign-in/passkey-options', async (req, res) => {
    const retryAfter = await ports.submissionLimits.countVisitor(CHALLENGES, visitorOf(req));
    if (retryAfter !== null) throw new OverBudgetError(retryAfter);
    const browser = hashOfBrowser(req, res);
    res.json(await deskPasskeys.startSignIn(browser, deskLocale(req, site.locales)));
  });
  return router;
}

/** For the page of the account. */
export function registrationChallenges({ deskPasskeys, ports, site }: Services): Router {
  const router = Router({ caseSensitive: true });
  router.post('/desk/account/passkey-options', async (req, res) => {
    const retryAfter = await ports.submissionLimits.countVisitor(CHALLENGES, visitorOf(req));
    if (retryAfter !== null) throw new OverBudgetError(retryAfter);
    const employee = res.locals.employee as Employee;
    const { id: sessionId } = res.locals.deskSession as Session;
    const locale = deskLocale(req, site.locales);
    res.json(await deskPasskeys.startRegistration({ employee, sessionId, locale }));
  });
  return router;
}
