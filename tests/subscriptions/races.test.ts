/** A search is requested again at the moment of the confirmation. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { confirmRequest } from '../../server/features/subscriptions/store/confirm-request.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { createToken } from '../../server/platform/security/tokens.ts';
import {
  SUBSCRIBER,
  type SubscriptionSite,
  startSubscriptionSite,
} from '../support/subscriptions/subscription-site.ts';

let site: SubscriptionSite;
beforeAll(async () => {
  site = await startSubscriptionSite();
});
afterAll(() => site.stop());

/** Waits until a transaction of this database waits for a lock. */
async function waitForLock(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await site.query(waiting)).length === 0);
}

test('a search requested while its address is being confirmed waits for another confirmation', async () => {
  await site.act('subscribe', SUBSCRIBER);
  const [{ id }] = await site.query('select id from subscription_request');
  const secret = await getOrCreateSecret(site.database.db, 'subscriptions');
  const again = await site.database.db.transaction().execute(async (trx) => {
    await confirmRequest(trx, createToken(secret, 'request', id), {
      now: site.now(),
      secret,
      addLeadEvent: async () => {},
    });
    const asking = site.act('subscribe', { ...SUBSCRIBER, search: { transaction: 'RENT' } });
    await waitForLock();
    return { asking };
  });
  expect((await again.asking).errors).toEqual([]);
  const searches = await site.query(
    `select search -> 'criteria' ->> 'transaction' as transaction
     from subscription_request, jsonb_array_elements(content -> 'searches') search where confirmed_at is null`,
  );
  expect(searches).toEqual([{ transaction: 'RENT' }]);
  expect(await site.query('select transaction from subscribed_search')).toEqual([{ transaction: 'SALE' }]);
});
