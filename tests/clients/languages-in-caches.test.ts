/** The default caches of Apollo Client and urql keep the texts of several languages apart. */
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { isRequiredArgument, parse } from 'graphql';
import { createRequestValidator } from '../../graphql/request-validator.ts';
import { createSchema } from '../../graphql/schema.ts';
import { readTypeDefs } from '../../server/web/graphql/read-type-defs.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { selectEveryField } from './every-field.ts';

const schema = createSchema(readTypeDefs());
const { validateRequest } = createRequestValidator(schema);

/** The arguments that some fields need beside the language, with ids of the demo. */
const ARGUMENTS: Record<string, string> = {
  agent: 'id: "1"',
  areas: 'ids: ["44021", "10km-bruxelles-1000"]',
  cities: 'ids: ["gent-9000", "bruxelles-1000"]',
  estate: 'id: "101"',
  estates: 'pageSize: 2',
  listing: 'id: "743"',
  listings: 'ids: ["101", "743"]',
  localOffer: 'slug: "gent-9000", transaction: SALE',
  newsItem: 'id: "1"',
  office: 'id: "1"',
  project: 'id: "303"',
  projects: 'pageSize: 2',
  purchaseCost: 'region: FLANDERS, price: 300000',
  rentalUnit: 'id: "86"',
  rentalUnits: 'pageSize: 2',
  rules: 'region: WALLONIA',
  searchCities: 'query: "brussel"',
};
/** A secret or an input names their results. */
const WITHOUT_ID =
  /^(?:appointment|agentAppointment|waitingEntry|stay|stayToAnswer|personalData|subscription|subscriptionPreview)$/;
/** Markers have no texts, and the demo agency has neither pages of its own nor featured listings. */
const EQUAL = /^(?:estateMarkers|agencyPage|agencyPages|homeContent|legalAdditions|notice|featuredListings)$/;

const FIELDS = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  ({ name, args, deprecationReason }) =>
    args.some((arg) => arg.name === 'locale') &&
    deprecationReason === undefined &&
    !WITHOUT_ID.test(name) &&
    !EQUAL.test(name),
);

/** Selects as much below a field as a request may cost. */
function documentOf(field: (typeof FIELDS)[number]): string {
  for (let depth = 4; depth > 0; depth--) {
    const query = selectEveryField(schema, field, `locale: $locale ${ARGUMENTS[field.name] ?? ''}`, depth);
    if (validateRequest({ query, variables: { locale: 'nl' } }).document) return query;
  }
  throw new Error(`nothing of ${field.name} can be selected`);
}

let site: TestSite;
let server: OpenServer;
beforeAll(async () => {
  site = await startSite();
  server = await openServer(site.app);
});
afterAll(async () => {
  await server.close();
  await site.stop();
});

/** What a client says of a query in a language: from the network, or from its cache. */
type Ask = (locale: string, isCached: boolean) => Promise<unknown>;

const LIBRARIES: Record<string, (url: string, query: string) => Ask> = {
  'Apollo Client': (uri, query) => {
    const client = new ApolloClient({ link: new HttpLink({ uri }), cache: new InMemoryCache() });
    const document = parse(query);
    return async (locale, isCached) => {
      if (isCached) return client.readQuery({ query: document, variables: { locale } });
      const fetchPolicy = 'network-only';
      return (await client.query({ query: document, variables: { locale }, fetchPolicy })).data;
    };
  },
  urql: (url, query) => {
    const client = new Client({ url, preferGetMethod: false, exchanges: [cacheExchange(), fetchExchange] });
    return async (locale, isCached) => {
      const requestPolicy = isCached ? 'cache-only' : 'network-only';
      const { data, error } = await client.query(query, { locale }, { requestPolicy });
      if (error) throw error;
      return data;
    };
  },
};

/** Asks in two languages, then reads the first one from the cache. */
async function readAfterAnother(ask: Ask) {
  const received = await ask('nl', false);
  const other = await ask('fr', false);
  return { received, other, kept: await ask('nl', true) };
}

describe.each(Object.entries(LIBRARIES))('%s', (_, createAsk) => {
  test.each(FIELDS.map((field) => [field.name, field] as const))(
    'keeps %s in its language',
    async (_, field) => {
      const ask = createAsk(`${server.origin}/graphql?ids=localized`, documentOf(field));
      const { received, other, kept } = await readAfterAnother(ask);
      expect(Object.values(received as object)).not.toContain(null);
      expect(other).not.toEqual(received);
      expect(kept).toEqual(received);
    },
  );

  test('shows the last language everywhere when ids are the same in each', async () => {
    const ask = createAsk(
      `${server.origin}/graphql`,
      'query ($locale: Locale!) { city: cities(ids: ["gent-9000"], locale: $locale) { id name } }',
    );
    expect((await readAfterAnother(ask)).kept).toMatchObject({ city: [{ name: 'Gand' }] });
  });
});

test('each field that depends on the language is asked', () => {
  const unasked = FIELDS.filter(
    ({ name, args }) =>
      !(name in ARGUMENTS) && args.some((arg) => arg.name !== 'locale' && isRequiredArgument(arg)),
  );
  expect(unasked.map(({ name }) => name)).toEqual([]);
});
