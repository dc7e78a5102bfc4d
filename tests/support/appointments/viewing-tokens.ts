/** Books a viewing and joins a waiting list, for pages whose URLs contain the tokens. */
import { expect } from '@jest/globals';
import request from 'supertest';
import { getOrCreateSecret } from '../../../server/platform/database/secret.ts';
import { createToken } from '../../../server/platform/security/tokens.ts';
import type { TestSite } from '../site.ts';
import { freeSlots, VISITOR } from './appointment-site.ts';

export interface ViewingTokens {
  /** Token of the visitor's link. */
  visitor: string;
  /** Token of the agent's link. */
  agent: string;
  /** Token of the link that leaves the waiting list. */
  waiting: string;
}

/** Books a viewing and joins a waiting list on a site that accepts forms at once. */
export async function createViewing(site: TestSite, listingId: number): Promise<ViewingTokens> {
  const ask = async (query: string, variables: object = {}) => {
    const { body } = await request(site.app).post('/graphql').send({ query, variables });
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  const send = async (field: string, type: string, input: object) => {
    const { humanChallenge } = await ask('{ humanChallenge { formToken } }');
    const human = { formToken: humanChallenge.formToken };
    const query = `mutation ($input: ${type}!) { sent: ${field}(input: $input) { errors { code } } }`;
    expect(await ask(query, { input: { locale: 'nl', listingId, human, ...input } })).toEqual({
      sent: { errors: [] },
    });
  };
  const days = '{ days { date isClosed slots { startsAt endsAt state } } }';
  const { agenda } = await ask(`{ agenda(listingId: ${listingId}) ${days} }`);
  const [slot] = freeSlots(agenda);
  const { message: _, ...contact } = VISITOR;
  await send('bookAppointment', 'BookAppointmentInput', { startsAt: slot?.startsAt, ...VISITOR });
  await send('joinWaitingList', 'JoinWaitingListInput', contact);
  const secret = await getOrCreateSecret(site.database.db, 'appointments');
  const { id } = await site.database.db.selectFrom('appointment').select('id').executeTakeFirstOrThrow();
  const entry = await site.database.db.selectFrom('waiting_entry').select('id').executeTakeFirstOrThrow();
  return {
    visitor: createToken(secret, 'visitor', id),
    agent: createToken(secret, 'agent', id),
    waiting: createToken(secret, 'waiting', entry.id),
  };
}
