import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type GraphQLField, getDirectiveValues, isObjectType } from 'graphql';
import request from 'supertest';
import { LOCALIZED_TYPES } from '../../graphql/localized-ids.ts';
import { startSite, type TestSite } from '../support/site.ts';

const calls: string[] = [];
let site: TestSite;

beforeAll(async () => {
  site = await startSite({
    wrapPorts: (ports) => ({
      ...ports,
      estates: recordCalls('estates', ports.estates),
      offices: recordCalls('offices', ports.offices),
      projects: recordCalls('projects', ports.projects),
      rentalUnits: recordCalls('rentalUnits', ports.rentalUnits),
      humans: recordCalls('humans', ports.humans),
    }),
  });
});
afterAll(() => site.stop());

/** Wraps a port and records its calls. */
function recordCalls<Port extends object>(name: string, port: Port): Port {
  return new Proxy(port, {
    get: (store, method) => {
      const own = Reflect.get(store, method) as (...args: unknown[]) => unknown;
      return (...args: unknown[]) => {
        calls.push(`${name}.${String(method)}`);
        return own.apply(store, args);
      };
    },
  });
}

async function ask(query: string) {
  calls.splice(0);
  const { body } = await request(site.app).post('/graphql').send({ query });
  return body;
}

const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');

/** Resolvers that use the request's context but read only memory, the clock or their parent. */
const WITHOUT_DATABASE = [
  ...[
    'Query.settings',
    'Query.cities',
    'Query.offeredKinds',
    'Address.city',
    'UserError.message',
    'Office.alternates',
    'Office.opening',
    'Estate.epc',
  ],
  ...[
    'Estate.highlight',
    'Estate.daysOnOffer',
    'Estate.openHouses',
    'LegalStatement.name',
    'LegalStatement.sentence',
  ],
  ...[
    'Appointment.status',
    'Appointment.canChange',
    'Stay.canCancel',
    'StayToAnswer.isArrivalPast',
    'SubscribedSearch.criteria',
    'SubscribedSearch.query',
  ],
  ...['AgentAppointment.status', 'AgentAppointment.canDecline', 'AgentAppointment.canReportMissed'],
  ...['Estate.path', 'Project.path', 'ProjectEntity.path', 'EstateFacets.cities'],
  ...['EstateFacets.municipalities', 'Query.areas'],
  ...['Estate.location', 'Project.location', 'ProjectEntity.location', 'RentalUnit.location'],
  'ProjectEntity.address',
  ...['Estate.isIndexable', 'Project.isIndexable', 'ProjectEntity.isIndexable', 'RentalUnit.isIndexable'],
  ...['RentalUnitPage.bookableFrom', 'RentalUnit.bookableFrom'],
  ...LOCALIZED_TYPES.map((name) => `${name}.id`),
  ...['Query.purchaseCost', 'Query.rules', 'LegalRule.text', 'Settings.today'],
];

type Field = GraphQLField<unknown, unknown>;

function fieldsUsingContext(): [string, Field][] {
  const types = Object.values(site.services.schema.getTypeMap()).filter(isObjectType);
  return types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => field.resolve && field.resolve.length >= 3)
    .map(({ type, field }) => [`${type.name}.${field.name}`, field]);
}

function weightOf({ astNode }: Field): number | undefined {
  const directive = site.services.schema.getDirective('cost');
  const values = directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
  return values?.weight as number | undefined;
}

describe('the cost of a field', () => {
  test('is in the schema for every resolver that can reach the database', () => {
    const fields = fieldsUsingContext();
    expect(fields.length).toBeGreaterThan(80);
    const silent = fields
      .filter(([name, field]) => (weightOf(field) ?? 1) < 2 && !name.endsWith('.url'))
      .map(([name]) => name);
    expect(silent.sort()).toEqual(WITHOUT_DATABASE.toSorted());
  });

  test('is the same for a URL and for its path', () => {
    const types = Object.values(site.services.schema.getTypeMap()).filter(isObjectType);
    const pairs = types.map((type) => type.getFields()).filter(({ path, url }) => path && url);
    expect(pairs.length).toBeGreaterThan(10);
    for (const { path, url } of pairs) expect(weightOf(url as Field)).toBe(weightOf(path as Field));
  });

  test('of a submission allows only a few', async () => {
    const roots = fieldsUsingContext().filter(([name]) => name.startsWith('Mutation.'));
    expect(roots.length).toBeGreaterThanOrEqual(4);
    for (const [name, field] of roots) expect([name, weightOf(field)]).toEqual([name, 3000]);
  });

  test('of a challenge allows only a few, because each queries the database', async () => {
    const { data, errors } = await ask(`{ ${aliases(4, 'humanChallenge { formToken }')} }`);
    expect(errors).toBeUndefined();
    expect(Object.keys(data)).toHaveLength(4);
    expect(calls.length).toBeGreaterThanOrEqual(4);
    const refused = await ask(`{ ${aliases(5, 'humanChallenge { formToken }')} }`);
    expect(refused.errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
    expect(calls).toEqual([]);
  });

  test.each([
    ['friendMailsRefusal(token: "x") { isRefused }', 20],
    ['searchCities(query: "g", locale: nl, pageSize: 1) { items { id } }', 150],
    ['estates(locale: nl, pageSize: 1) { total }', 50],
    ['estateMarkers(locale: nl, first: 1) { id }', 50],
    ['projects(locale: nl, pageSize: 1) { total }', 150],
    ['rentalUnits(locale: nl, pageSize: 1) { total }', 150],
    ['news(locale: nl, pageSize: 1) { total }', 150],
    ['offices(locale: nl) { id }', 150],
  ])('rejects %s more than %i times', async (field, max) => {
    const { errors } = await ask(`{ ${aliases(max, field)} }`);
    expect(errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
  });
});

describe('an expensive field runs once for all its aliases', () => {
  test.each([
    ['projects.listDeliveryYears', `projects(locale: nl, pageSize: 1) { ${aliases(50, 'deliveryYears')} }`],
    ['projects.countByCity', `projects(locale: nl, pageSize: 1) { ${aliases(50, 'cities { count }')} }`],
    [
      'rentalUnits.countByCity',
      `rentalUnits(locale: nl, pageSize: 1) { ${aliases(50, 'places { count }')} }`,
    ],
    ['estates.countAll', `estates(locale: nl, pageSize: 1) { ${aliases(20, 'relaxations { total }')} }`],
    [
      'estates.countWidenings',
      `estates(locale: nl, filter: { minBedrooms: 2 }, pageSize: 1) { ${aliases(20, 'widenings { more }')} }`,
    ],
    ['offices.listEstates', `offices(locale: nl) { homes(pageSize: 1) { ${aliases(50, 'items { id }')} } }`],
  ])('%s', async (question, query) => {
    const { errors } = await ask(`{ ${query} }`);
    expect(errors).toBeUndefined();
    const offices = question.startsWith('offices')
      ? (await ask('{ offices(locale: nl) { id } }')).data.offices
      : [1];
    await ask(`{ ${query} }`);
    expect(calls.filter((one) => one === question)).toHaveLength(offices.length);
  });
});
