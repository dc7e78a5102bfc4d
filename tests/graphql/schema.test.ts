import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  type DocumentNode,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  NoDeprecatedCustomRule,
  parse,
  printSchema,
  specifiedRules,
  validate,
} from 'graphql';
import { writeVariables } from '../../client/playground/example-days.ts';
import { EXAMPLES } from '../../client/playground/examples.data.ts';
import { createCostCheck, MAX_COST } from '../../graphql/cost/query-cost.ts';
import { createSchema } from '../../graphql/schema.ts';
import { readTypeDefs } from '../../server/web/graphql/read-type-defs.ts';
import { CONTACT, FRIEND, INFO } from '../support/leads/lead-inputs.ts';

const schema = createSchema(readTypeDefs());
const checkCost = createCostCheck(schema);
const ownTypes = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name),
);

describe('every type, field and argument has a description', () => {
  test.each(ownTypes.map((type) => [type.name, type] as const))(
    '%s and all of its parts are described',
    (_, type) => {
      const parts: { name: string; description?: string | null }[] = [type];
      if (isObjectType(type) || isInterfaceType(type)) {
        for (const field of Object.values(type.getFields())) parts.push(field, ...field.args);
      } else if (isInputObjectType(type)) parts.push(...Object.values(type.getFields()));
      else if (isEnumType(type)) parts.push(...type.getValues());
      else expect(isScalarType(type) || isUnionType(type)).toBe(true);
      const silent = parts
        .filter(({ name, description }) => !description && !name.startsWith('__'))
        .map(({ name }) => name);
      expect(silent).toEqual([]);
    },
  );

  test('every deprecation says since when', () => {
    const reasons = [...printSchema(schema).matchAll(/@deprecated(?:\(reason: "(.*?)"\))?/g)].map(
      ([, reason]) => reason,
    );
    expect(reasons.length).toBeGreaterThan(10);
    expect(reasons.filter((reason) => !/^Since \d{4}-\d{2}-\d{2}: \w/.test(reason ?? ''))).toEqual([]);
  });

  test('no entity type is used as a root type', () => {
    expect(schema.getQueryType()?.name).toBe('Query');
    expect(schema.getSubscriptionType()?.name).toBe('LiveEvents');
    expect(schema.getMutationType()?.name).toBe('Mutation');
  });
});

/** Returns every document of the pages with its fragments from other files. */
function pageDocuments(): [string, DocumentNode][] {
  // Documents that only the browser resolves, and those of the desk, do not match the schema.
  const files = globSync('client/**/*.graphql', { exclude: ['**/*.own.graphql', 'client/desk/**'] });
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const fragments = texts.flatMap((text) =>
    parse(text).definitions.filter(({ kind }) => kind === 'FragmentDefinition'),
  );
  return texts.flatMap((text) =>
    parse(text).definitions.flatMap((definition) => {
      if (definition.kind !== 'OperationDefinition') return [];
      return [
        [
          definition.name?.value ?? '',
          { kind: 'Document', definitions: [definition, ...fragments] } as DocumentNode,
        ],
      ];
    }),
  ) as [string, DocumentNode][];
}

const VARIABLES = {
  entityId: '1',
  locale: 'nl',
  id: '1',
  listingId: '1',
  ids: Array.from({ length: 100 }, (_, index) => String(index)),
  query: 'gent',
  slug: 'gent-9000',
  transaction: 'SALE',
  token: 'token',
  page: 1,
  pageSize: 12,
  zoom: 8,
  legalPage: 'TERMS',
  cities: [],
  hasPeriod: true,
  hasStay: true,
  from: '2027-07-03',
  until: '2027-07-10',
  persons: 2,
  days: 14,
  filter: {},
  areas: [],
  sort: { by: 'DATE', order: 'DESC' },
};
const common = { locale: 'nl', idempotencyKey: 'key', human: { formToken: 'token' } };
/** Mutation inputs, by the names of the operations that send them. */
const INPUTS: Record<string, object> = {
  SendContactMessage: { ...common, ...CONTACT },
  RequestInfo: { ...common, ...INFO, listingId: '1' },
  SendToFriend: { ...common, ...FRIEND, listingId: '1' },
  HoldSlot: { locale: 'nl', listingId: '1', startsAt: '2027-07-03T08:00:00Z' },
  BookAppointment: { ...common, ...INFO, listingId: '1' },
  RequestStay: { ...common, rentalUnitId: '1', privacyConsent: true },
  ConfirmSubscription: { locale: 'nl', token: 'token' },
  RefuseFriendMails: { locale: 'nl', token: 'token' },
};
const UNUSED = /is never used/;
const RULES = [...specifiedRules, NoDeprecatedCustomRule];

describe('queries of pages', () => {
  test.each(pageDocuments())(
    '%s is valid, has no deprecated part and costs less than a quarter of the limit',
    (name, document) => {
      const errors = validate(schema, document, RULES).filter(({ message }) => !UNUSED.test(message));
      expect(errors).toEqual([]);
      expect(checkCost(document, { ...VARIABLES, input: INPUTS[name] })).toBeLessThan(MAX_COST / 4);
    },
  );
});

describe('examples of the playground', () => {
  test('are at least eight', () => expect(EXAMPLES.length).toBeGreaterThanOrEqual(8));

  test.each(EXAMPLES.map((example) => [example.query.split('\n')[0], example] as const))(
    '%s',
    (_, example) => {
      const document = parse(example.query);
      expect(validate(schema, document, RULES)).toEqual([]);
      const variables = JSON.parse(writeVariables(example, new Date()) || '{}');
      expect(checkCost(document, variables)).toBeLessThanOrEqual(MAX_COST);
    },
  );
});

describe('conventions that docs/api.md names', () => {
  const fieldsOf = (name: string) => {
    const type = schema.getType(name);
    return isObjectType(type) ? Object.values(type.getFields()) : [];
  };

  test.each(fieldsOf('Mutation').map((field) => [field.name, field] as const))(
    'the mutation %s has one input, and a payload with errors',
    (_, { args, type }) => {
      expect(args.map(({ name }) => name)).toEqual(['input']);
      expect(fieldsOf(getNamedType(type).name).map(({ name }) => name)).toContain('errors');
    },
  );

  test('a type named as a page has the number of its items on all pages', () => {
    const pages = ownTypes.filter(
      (type) => isObjectType(type) && 'items' in type.getFields() && 'page' in type.getFields(),
    );
    expect(pages.length).toBeGreaterThan(3);
    for (const { name } of pages)
      expect(fieldsOf(name).map((field) => field.name)).toEqual(
        expect.arrayContaining(['total', 'pageSize']),
      );
  });
});
