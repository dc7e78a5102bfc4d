import { expect, test } from '@jest/globals';
import { STATEMENT_FIELDS } from '../../../../shared/rules/statements/statement-fields.ts';
import { SECTION_ROWS } from './section-rows.ts';

/** What the energy scale states, and a row that `use-facts.ts` adds itself. */
const FURTHER_ROWS = ['epc.label', 'financial.rent'];

test('what the law requires of an advertisement is a row of the page', () => {
  const rows = Object.entries(SECTION_ROWS).flatMap(([section, fields]) =>
    Object.keys(fields).map((field) => `${section}.${field}`),
  );
  const fields = Object.values(STATEMENT_FIELDS);
  expect(fields.filter((field) => ![...rows, ...FURTHER_ROWS].includes(field))).toEqual([]);
});
