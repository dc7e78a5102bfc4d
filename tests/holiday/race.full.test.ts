/**
 * Fifty requests for the same nights are accepted at once through two processes: one succeeds, and subscribers
 * of both see it.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { createToken } from '../../server/platform/security/tokens.ts';
import { subscribe } from '../support/subscribe.ts';
import { startTwoSites, type TwoSites } from '../support/two-sites.ts';

const REQUESTS = 50;
const ACCEPT = `mutation ($token: String!) {
  answerStay(input: { locale: nl, token: $token, isAccepted: true }) { isDone errors { code } }
}`;

interface Nights {
  unavailable: { from: string }[];
}

let sites: TwoSites;

beforeAll(async () => {
  sites = await startTwoSites();
});
afterAll(() => sites.stop());

test('of fifty requests for the same nights one is accepted', async () => {
  const { pool, db } = sites.database;
  await pool.query(
    `insert into stay (state, listing_id, office_id, period, persons, with_pets, parts, total_cents, token_hash,
      answer_token_hash, locale, email, phone, requested_at)
    select 'REQUESTED', unit.id, office_id, '[2033-07-01,2033-07-08)', 2, false, '[]', 70000, md5('v' || nth)::bytea,
      md5('a' || nth)::bytea, 'nl', nth || '@mail.example', '+3290001200', now()
    from (select * from listing where kind = 'rentalUnit' and status = 'AVAILABLE' order by id limit 1) unit,
      generate_series(1, ${REQUESTS}) nth`,
  );
  const secret = await getOrCreateSecret(db, 'stays');
  const stays = await db.selectFrom('stay').select('id').execute();
  const tokens = stays.map(({ id }) => createToken(secret, 'answer', id));
  for (const [index, { id }] of stays.entries()) {
    await pool.query(`update stay set answer_token_hash = sha256($1) where id = $2`, [
      Buffer.from(tokens[index] ?? ''),
      id,
    ]);
  }
  const [{ listing_id: unit }] = (await pool.query('select listing_id from stay limit 1')).rows;
  const followers = await Promise.all(
    sites.urls.map((url) =>
      subscribe<Nights>(url, {
        query: 'subscription ($id: ID!) { unitNights(rentalUnitId: $id) { unavailable { from } } }',
        variables: { id: unit },
        address: '198.51.100.1',
      }),
    ),
  );
  const isTaken = ({ unavailable }: Nights) => unavailable.some(({ from }) => from === '2033-07-01');
  await Promise.all(followers.map((follower) => follower.until((nights) => !isTaken(nights))));
  const responses = await Promise.all(
    tokens.map((token, index) => sites.ask(index, ACCEPT, { token }, `203.0.113.${index}`)),
  );
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  const outcomes = responses.map(
    ({ data }) => (data as { answerStay: { isDone: boolean; errors: { code: string }[] } }).answerStay,
  );
  expect(outcomes.filter(({ isDone }) => isDone)).toHaveLength(1);
  expect(outcomes.flatMap(({ errors }) => errors)).toEqual(
    Array(REQUESTS - 1).fill({ code: 'PERIOD_TAKEN' }),
  );
  await Promise.all(followers.map((follower) => follower.until(isTaken)));
  for (const follower of followers) follower.unsubscribe();
  while (sites.inbox.received.length < 1) await new Promise((resolve) => setTimeout(resolve, 100));
  const accepted = await db.selectFrom('stay').where('state', '=', 'ACCEPTED').select('email').execute();
  expect(sites.inbox.received.flatMap(({ recipients }) => recipients)).toEqual(
    accepted.map(({ email }) => email),
  );
});
