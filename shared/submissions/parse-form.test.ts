import { expect, test } from '@jest/globals';
import { reservationForm } from '../holiday/forms.ts';
import { parseForm } from './parse-form.ts';

test('an absent field has the fault of an empty one', () => {
  const { faults } = parseForm(
    reservationForm(() => null),
    {},
  );
  expect(faults).toContainEqual({ field: 'persons', fault: 'required' });
  for (const { fault } of faults ?? []) expect(fault).toMatch(/^[a-zA-Z]+$/);
});
