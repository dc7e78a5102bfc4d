/** Projects of Whise with their units, as the connection gathers them. */
import { expect, test } from '@jest/globals';
import { findFaults, translateInPieces } from '../testing/translate-in-pieces.ts';
import { UnmappedValues } from '../unmapped-values.ts';
import { whise } from './whise.ts';

const HOME = {
  purpose: { id: 1 },
  purposeStatus: { id: 1 },
  category: { id: 2 },
  subCategory: { id: 17 },
  country: { id: 1 },
  zip: '9000',
  city: 'Gent',
};

const feedOf = (units: object[]) => {
  const project = {
    ...HOME,
    id: 1,
    name: 'Zeezicht',
    canHaveChildren: true,
    updateDateTime: '2026-11-20T08:00:00',
  };
  return JSON.stringify({ estates: [{ ...project, units }] });
};

test('a project whose units are all offline is withdrawn', () => {
  const offline = { ...HOME, id: 2, displayStatusId: 1 };
  const records = translateInPieces(whise, feedOf([offline]));
  expect(findFaults(records)).toEqual([]);
  const withdrawn = {
    reference: '1',
    status: 'WITHDRAWN',
    entities: [{ reference: '2', status: 'WITHDRAWN' }],
  };
  expect(records).toMatchObject([{ line: withdrawn }]);
  const [shown] = translateInPieces(whise, feedOf([offline, { ...HOME, id: 3 }]));
  expect(shown).toMatchObject({ line: { status: 'AVAILABLE', entities: [{ reference: '3' }] } });
});

test('a project without units is left out and counted', () => {
  const unmapped = new UnmappedValues();
  expect(translateInPieces(whise, feedOf([]), { unmapped })).toEqual([]);
  expect(unmapped.list()).toEqual([{ field: 'units', value: 'a project has none', count: 1 }]);
});
