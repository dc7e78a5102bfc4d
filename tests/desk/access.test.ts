/** Role × field: what each role may ask and change at the desk. A new field must be added to the table. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
} from 'graphql';
import { createDeskSchema, ForbiddenError, rolesOf } from '../../graphql/desk/schema.ts';
import { createSchema } from '../../graphql/schema.ts';
import { readDeskTypeDefs, readTypeDefs } from '../../server/web/graphql/read-type-defs.ts';
import type { EmployeeRole } from '../../shared/desk/roles.ts';
import { type DeskSite, startDeskSite } from '../support/desk/desk-site.ts';

const ALL: EmployeeRole[] = ['AGENT', 'OFFICE', 'MANAGER'];
const FIELDS: Record<string, EmployeeRole[]> = {
  'Query.employee': ALL,
  'Query.viewingsOfDay': ALL,
  'Query.viewing': ALL,
  'Query.busyTimesOfDay': ALL,
  'Query.viewingHosts': ALL,
  'Query.findListings': ALL,
  'Query.deskStays': ALL,
  'Query.deskStay': ALL,
  'Query.deskUnits': ALL,
  'Query.nightsOfUnit': ALL,
  'Query.messages': ALL,
  'Query.message': ALL,
  'Query.messageCounts': ALL,
  'Query.ownSessions': ALL,
  'Query.ownPasskeys': ALL,
  'Query.canChangeSignIn': ALL,
  'Query.deskHomes': ALL,
  'Query.deskHome': ALL,
  'Query.corrections': ALL,
  'Query.rejectedRecords': ['OFFICE', 'MANAGER'],
  'Query.subscriptionReport': ['OFFICE', 'MANAGER'],
  'Query.feedReport': ['MANAGER'],
  'Query.deliveryReport': ['MANAGER'],
  'Query.deskLog': ['MANAGER'],
  'Query.siteFaults': ['MANAGER'],
  'Query.deskNotice': ['MANAGER'],
  'Query.deskOpeningHours': ['OFFICE', 'MANAGER'],
  'Query.deskNews': ['MANAGER'],
  'Query.deskNewsItem': ['MANAGER'],
  'Query.newsPreview': ['MANAGER'],
  'Query.siteTexts': ['MANAGER'],
  'Query.siteRedirects': ['MANAGER'],
  'Mutation.declineViewing': ALL,
  'Mutation.moveViewing': ALL,
  'Mutation.reportMissedViewing': ALL,
  'Mutation.bookViewing': ALL,
  'Mutation.blockTime': ALL,
  'Mutation.freeTime': ALL,
  'Mutation.answerDeskStay': ALL,
  'Mutation.blockNights': ALL,
  'Mutation.freeNights': ALL,
  'Mutation.changeMessage': ALL,
  'Mutation.endSession': ALL,
  'Mutation.endOtherSessions': ALL,
  'Mutation.addPasskey': ALL,
  'Mutation.removePasskey': ALL,
  'Mutation.hideListing': ALL,
  'Mutation.showListing': ALL,
  'Mutation.featureListing': ALL,
  'Mutation.unfeatureListing': ALL,
  'Mutation.correctText': ALL,
  'Mutation.orderPictures': ALL,
  'Mutation.removeCorrection': ALL,
  'Mutation.confirmRemovals': ['MANAGER'],
  'Mutation.retryFailed': ['MANAGER'],
  'Mutation.saveNotice': ['MANAGER'],
  'Mutation.saveOpeningHours': ['OFFICE', 'MANAGER'],
  'Mutation.saveNews': ['MANAGER'],
  'Mutation.removeNews': ['MANAGER'],
  'Mutation.saveNewsPicture': ['MANAGER'],
  'Mutation.saveSiteText': ['MANAGER'],
  'Mutation.saveRedirect': ['MANAGER'],
};

const publicSchema = createSchema(readTypeDefs());
const schema = createDeskSchema(readTypeDefs(), readDeskTypeDefs(), publicSchema);
type Field = GraphQLField<unknown, unknown>;
const rootFields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
  (type) => Object.values(type?.getFields() ?? {}).map((field) => ({ type: type?.name ?? '', field })),
);
const deskFields = rootFields.filter(({ field }) => rolesOf(schema, field as never) !== undefined);

let site: DeskSite;

beforeAll(async () => {
  site = await startDeskSite();
});
afterAll(() => site?.stop());

test('the table has every field of the desk with its roles', () => {
  const found = deskFields.map(({ type, field }) => [
    `${type}.${field.name}`,
    rolesOf(schema, field as never),
  ]);
  expect(Object.fromEntries(found)).toEqual(FIELDS);
});

test('the public schema has no type and no root field of the desk', () => {
  const own = new Set(Object.keys(publicSchema.getTypeMap()));
  expect(own.has('Employee')).toBe(false);
  for (const { type, field } of deskFields) {
    const fields = publicSchema.getType(type) as unknown as { getFields(): Record<string, unknown> };
    expect(fields.getFields()).not.toHaveProperty(field.name);
  }
});

describe.each(ALL)('the role %s', (role) => {
  test.each(deskFields.map(({ type, field }) => [`${type}.${field.name}`, type, field] as const))(
    '%s',
    async (name, type, field) => {
      const employee = { email: 'x@agency.example', name: 'X', role, agentId: null, officeId: null };
      const session = { id: randomUUID(), device: '', startedAt: site.services.now() };
      const request = { employee, session, locale: 'en', visitor: { address: '' } } as const;
      const run = site.services.createDeskExecutor(request);
      const outcome = await run(parse(documentOf(type, field as Field)), {}).then(
        () => 'allowed',
        (error: unknown) => (error instanceof ForbiddenError ? 'forbidden' : String(error)),
      );
      expect(outcome).toBe(FIELDS[name]?.includes(role) ? 'allowed' : 'forbidden');
    },
  );
});

/** A document that asks for a field with harmless values of its arguments. */
function documentOf(type: string, field: Field): string {
  const args = field.args.map((arg) => `${arg.name}: ${exampleOf(arg.type)}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return `${type.toLowerCase()} { ${field.name}${args && `(${args})`}${selection} }`;
}

const SCALARS: Record<string, string> = {
  ID: '"0"',
  String: '"none"',
  Int: '1',
  Float: '1.5',
  Boolean: 'false',
  Date: '"2027-01-04"',
  DateTime: '"2027-01-04T10:00:00Z"',
};

function exampleOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return exampleOf(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return String(type.getValues()[0]?.name);
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? 'null';
  const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
  return `{ ${fields.map((field) => `${field.name}: ${exampleOf(field.type)}`).join(', ')} }`;
}
