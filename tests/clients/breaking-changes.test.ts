/** What clients of the last release ask stays valid. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, findBreakingChanges, parse, printSchema, validate } from 'graphql';
import { createSchema } from '../../graphql/schema.ts';
import { type AcceptedChange, EXCEPTIONS } from '../../lint/api/exceptions.data.ts';
import { readReleasedSchema } from '../../lint/api/released-schema.ts';
import { readTypeDefs } from '../../server/web/graphql/read-type-defs.ts';

const isAccepted = ({ change: accepted }: AcceptedChange, change: string) =>
  typeof accepted === 'string' ? accepted === change : accepted.pattern.test(change);
const released = readReleasedSchema();
const schema = createSchema(readTypeDefs());
const findBroken = (present: typeof schema) =>
  findBreakingChanges(released.schema, present).map(({ description }) => description);

describe('the schema, compared with that of the last release', () => {
  test('breaks nothing but what is listed with a reason', () => {
    const broken = findBroken(schema);
    expect(broken.filter((change) => !EXCEPTIONS.some((each) => isAccepted(each, change)))).toEqual([]);
  });

  test('has each listed change, so that no exception outlives its release', () => {
    const broken = findBroken(schema);
    expect(EXCEPTIONS.filter((each) => !broken.some((change) => isAccepted(each, change)))).toEqual([]);
  });

  test.each([
    ['a removed field', /^ {2}""".*"""\n {2}total: Int!\n/m, ''],
    ['a removed argument', /^ {4}""".*"""\n {4}page: Int.*\n/m, ''],
    ['another type of a field', /^ {2}total: Int!$/m, '  total: String!'],
  ])('would fail on %s', (_, pattern, replacement) => {
    const text = printSchema(released.schema);
    const changed = text.replace(pattern, replacement);
    expect(changed).not.toBe(text);
    expect(findBroken(buildSchema(changed))).not.toEqual([]);
  });

  test('that release is the newest of the list of changes', () => {
    const [, version] = /^## (\S+) \(\d{4}-\d{2}-\d{2}\)$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
    expect(released).toMatchObject({ version, commit: expect.stringMatching(/^[0-9a-f]{40}$/) });
  });
});

test('fragments on the types of `Listing` are valid as when it was a union', () => {
  const document = parse(`{ listings(ids: ["101"], locale: nl) {
    __typename ... on Estate { id } ... on Project { id } ... on RentalUnit { id }
  } }`);
  for (const each of [released.schema, schema]) expect(validate(each, document)).toEqual([]);
});
