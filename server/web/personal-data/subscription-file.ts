import type { RequestHandler } from 'express';
import { findSubscriptionsAbout } from '../../features/subscriptions/store/personal-data.ts';
import { findSubscription } from '../../features/subscriptions/store/read.ts';
import type { Services } from '../../services.ts';

const FILE = /^([\w-]{43})\.json$/;

/** Serves all data of a subscriber as a file, at the path of the subscription's page plus `.json`. */
export function subscriptionFile({ db, now }: Services): RequestHandler {
  return async (_req, res, next) => {
    const { match } = res.locals;
    const [, token] = FILE.exec(match?.name === 'editSubscription' ? String(match.params.token) : '') ?? [];
    const found = token ? await findSubscription(db, token, now()) : null;
    if (!found) return next();
    res.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const data = await findSubscriptionsAbout(db, found.email);
    res
      .attachment('subscription.json')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(data, null, 2));
  };
}
