/** Requests a stay, for pages whose URLs contain its tokens. */
import { expect } from '@jest/globals';
import request from 'supertest';
import { getOrCreateSecret } from '../../../server/platform/database/secret.ts';
import { createToken } from '../../../server/platform/security/tokens.ts';
import { formatStay } from '../../../shared/holiday/stay-params.ts';
import type { TestSite } from '../site.ts';
import { findFreeWeeks, GUEST } from './stay-site.ts';

export interface StayTokens {
  rentalUnitId: number;
  /** Dates and persons, as a query string without `?`. */
  search: string;
  /** Token of the visitor's links. */
  visitor: string;
  /** Token of the answer link. */
  answer: string;
}

/** Requests a stay on a site that accepts forms at once. */
export async function createStay(site: TestSite): Promise<StayTokens> {
  const ask = async (query: string, variables: object = {}) => {
    const { body } = await request(site.app).post('/graphql').send({ query, variables });
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  const [week] = await findFreeWeeks(ask, new Date('2026-11-21T06:00:00Z'), 1);
  if (!week) throw new Error('no unit is free');
  const { humanChallenge } = await ask('{ humanChallenge { formToken } }');
  const human = { formToken: humanChallenge.formToken };
  const query =
    'mutation ($input: StayRequestInput!) { sent: requestStay(input: $input) { token errors { code } } }';
  const { sent } = await ask(query, { input: { locale: 'nl', human, ...week, ...GUEST } });
  expect(sent.errors).toEqual([]);
  const { id } = await site.database.db.selectFrom('stay').select('id').executeTakeFirstOrThrow();
  const { rentalUnitId, from, until } = week;
  return {
    rentalUnitId,
    search: formatStay({ from, until, persons: String(GUEST.persons) }),
    visitor: sent.token,
    answer: createToken(await getOrCreateSecret(site.database.db, 'stays'), 'answer', id),
  };
}
