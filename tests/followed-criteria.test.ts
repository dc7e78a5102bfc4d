/** Lists of criteria that are written by hand name every criterion that a subscription can have. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type FieldNode, Kind, parse, visit } from 'graphql';
import { CRITERION_NAMES, isMomentary } from '../shared/estates/criteria.ts';

/** A rectangle is stored, but visitors see the area that it stands for. */
const NOT_SHOWN = ['bounds'];
const EXPECTED = CRITERION_NAMES.filter((name) => !isMomentary(name) && !NOT_SHOWN.includes(name)).sort();

const read = (file: string) => parse(readFileSync(file, 'utf8'));

test('the type EstateCriteria of the schema', () => {
  const type = read('graphql/subscriptions/schema.graphql').definitions.find(
    (one) => one.kind === Kind.OBJECT_TYPE_DEFINITION && one.name.value === 'EstateCriteria',
  );
  const fields = type?.kind === Kind.OBJECT_TYPE_DEFINITION ? (type.fields ?? []) : [];
  expect(fields.map(({ name }) => name.value).sort()).toEqual(EXPECTED);
});

test('the query of a subscription', () => {
  const lists: string[][] = [];
  visit(read('client/features/subscriptions/subscriptions.graphql'), {
    Field(field: FieldNode) {
      if (field.name.value !== 'criteria') return;
      const own = field.selectionSet?.selections ?? [];
      lists.push(own.flatMap((one) => (one.kind === Kind.FIELD ? one.name.value : [])).sort());
    },
  });
  expect(lists.length).toBeGreaterThan(0);
  for (const names of lists) expect(names).toEqual(EXPECTED);
});
