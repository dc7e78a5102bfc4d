/** Small GraphQL requests of a visitor who wants to stop the site; each is rejected before it costs much. */
export interface HostileQuery {
  query: string;
  variables?: Record<string, unknown>;
}

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

const TYPE = 'kind name fields { name args { name type { name } } type { name ofType { name } } }';
/** A drawn shape of 57 kB. */
const LONG_SHAPE = `shape-BF${'w-xFo9m2B'.repeat(6_400)}`;

export const REJECTED_QUERIES: Readonly<Record<string, HostileQuery>> = {
  'aliases of the introspection': {
    query: `{ ${repeat(309, (n) => `a${n}: __schema { ...S }`)} } fragment S on __Schema { types { ${TYPE} } }`,
  },
  'few aliases of the introspection': {
    query: `{ ${repeat(45, (n) => `a${n}: __schema { ...S }`)} } fragment S on __Schema { types { ${TYPE} } }`,
  },
  'repeated introspection': { query: `{ ${repeat(400, () => '__schema { queryType { name } }')} }` },
  'aliases within the introspection': {
    query: `{ __schema { types { ${repeat(40, (n) => `a${n}: fields { type { fields { name description } } }`)} } } }`,
  },
  'aliases of an area and of its id': {
    query: `query ($i: ID!) { ${repeat(60, (n) => `a${n}: areas(ids: [$i], locale: nl) { ...A }`)} }
      fragment A on Area { ${repeat(80, (n) => `b${n}: id`)} }`,
    variables: { i: LONG_SHAPE },
  },
  'aliases of srcset': {
    query: `{ estates(locale: nl, pageSize: 60) { items { photos { ${repeat(190, (n) => `a${n}: srcset(format: AVIF)`)} } } } }`,
  },
  'few aliases of srcset': {
    query: `{ estates(locale: nl, pageSize: 60) { items { photos { ${repeat(40, (n) => `a${n}: srcset(format: AVIF)`)} } } } }`,
  },
  'aliases of legal statements': {
    query: `{ estates(locale: nl, pageSize: 60) { items { ${repeat(40, (n) => `a${n}: legalStatements { sentence }`)} } } }`,
  },
  'fragments that spread each other': {
    query: `{ ...F0 } ${repeat(60, (n) => `fragment F${n} on Query { a: __typename ${n < 59 ? `...F${n + 1} b: __typename ...F${n + 1}` : ''} }`)}`,
  },
  'many fragments': {
    query: `{ ${repeat(300, (n) => `...F${n}`)} } ${repeat(300, (n) => `fragment F${n} on Query { a${n}: __typename }`)}`,
  },
  'deeply nested homes': {
    query: `{ estate(id: 1, locale: nl) { ${'similar { '.repeat(30)} id ${' }'.repeat(30)} } }`,
  },
  'searches with all their alternatives': {
    query: `{ ${repeat(16, (n) => `a${n}: estates(locale: nl, pageSize: 1, filter: { minPrice: ${n} }) { ...A }`)} }
      fragment A on EstatePage { relaxations { total } widenings { more } facets { types { count } } }`,
  },
  'thousands of wrong values': {
    query: 'query ($e: [ExtraCondition!]) { estates(locale: nl, filter: { extras: $e }) { total } }',
    variables: { e: Array.from({ length: 30_000 }, () => ({})) },
  },
  'eight thousand fields': { query: `{ ${'__typename '.repeat(8_000)} }` },
};

/** Subscriptions that are rejected. */
export const REJECTED_SUBSCRIPTIONS: Readonly<Record<string, HostileQuery>> = {
  'aliases of days': {
    query: `subscription { agenda(listingId: 1, days: 42) { ${repeat(48, (n) => `a${n}: days { date slots { startsAt endsAt state } }`)} } }`,
  },
};

/** Bodies that are no GraphQL request, with the status of their answer. */
export const UNREADABLE_BODIES: Readonly<Record<string, { body: string; headers?: object; status: number }>> =
  {
    'too large': { body: JSON.stringify({ query: `{ settings ${' '.repeat(110_000)} }` }), status: 413 },
    'no JSON': { body: '{"query":', status: 400 },
    'an unknown charset': {
      body: '{"query":"{ __typename }"}',
      headers: { 'content-type': 'application/json; charset=klingon' },
      status: 415,
    },
    'an unknown encoding': {
      body: '{"query":"{ __typename }"}',
      headers: { 'content-encoding': 'zip' },
      status: 415,
    },
  };
