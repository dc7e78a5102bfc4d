/** Libraries as a stranger uses them, with their defaults, over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client, cacheExchange, fetchExchange } from '@urql/core';
import { ClientError, GraphQLClient, gql } from 'graphql-request';
import { createClient, type ExecutionResult } from 'graphql-sse';
import {
  type AgendaSeen,
  type AppointmentSite,
  freeSlots,
  startAppointmentSite,
} from '../support/appointments/appointment-site.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';

let site: AppointmentSite;
let server: OpenServer;
let home = 0;

beforeAll(async () => {
  site = await startAppointmentSite();
  server = await openServer(site.app);
  [home = 0] = await site.homes();
});
afterAll(async () => {
  await server.close();
  await site.stop();
});

const HOMES = gql`query Homes($page: Int!) { estates(locale: nl, page: $page, pageSize: 2) { items { id } } }`;

describe('graphql-request', () => {
  const client = () => new GraphQLClient(`${server.origin}/graphql`);

  test('reads a page of homes', async () => {
    const { estates } = await client().request<{ estates: { items: object[] } }>(HOMES, { page: 2 });
    expect(estates.items).toHaveLength(2);
  });

  test.each([
    ['an unknown field', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['an argument out of range', '{ estates(locale: nl, page: 0) { total } }', 'BAD_USER_INPUT'],
    ['an invalid document', '{', 'GRAPHQL_PARSE_FAILED'],
  ])('throws the code of %s', async (_, query, code) => {
    const error = await client()
      .request(query)
      .catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ClientError);
    expect(error.response.errors).toMatchObject([{ extensions: { code } }]);
  });
});

describe('urql', () => {
  const client = () =>
    new Client({ url: `${server.origin}/graphql`, exchanges: [cacheExchange, fetchExchange] });

  test('reads by GET, and from its cache', async () => {
    const used = client();
    const first = await used.query(HOMES, { page: 1 });
    expect(first.error).toBeUndefined();
    const second = await used.query(HOMES, { page: 1 });
    expect(second.data).toEqual(first.data);
    expect(first.operation.context.meta?.cacheOutcome).toBe('miss');
    expect(second.operation.context.meta?.cacheOutcome).toBe('hit');
  });

  test('has the code of an error', async () => {
    const { error } = await client().query('{ estate { id } }', {});
    expect(error?.graphQLErrors[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('graphql-sse', () => {
  const SLOTS =
    'subscription ($id: ID!) { agenda(listingId: $id) { days { slots { startsAt endsAt state } } } }';
  const clientOf = (lazy: object = {}) =>
    createClient({ url: `${server.origin}/graphql/stream`, retryAttempts: 0, ...lazy });

  test('receives the agenda at once, and again when a slot is held', async () => {
    const client = clientOf();
    const agendas = client.iterate<{ agenda: AgendaSeen }>({ query: SLOTS, variables: { id: String(home) } });
    const next = async () => (await agendas.next()).value as ExecutionResult<{ agenda: AgendaSeen }>;
    const [slot] = freeSlots((await next()).data?.agenda as AgendaSeen);
    const { errors } = await site.act('holdSlot', { listingId: home, startsAt: slot?.startsAt });
    expect(errors).toEqual([]);
    const slots = (await next()).data?.agenda.days.flatMap(({ slots: ofDay }) => ofDay);
    expect(slots).toContainEqual({ ...slot, state: 'HELD' });
    await agendas.return?.();
    client.dispose();
  });

  test('has the errors of a query in place of a subscription', async () => {
    const client = clientOf();
    const results = client.iterate({ query: '{ settings { agencyName } }' });
    await expect(results.next()).rejects.toMatchObject({ response: { status: 400 } });
    client.dispose();
  });
});
