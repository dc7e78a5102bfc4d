import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Kind, type NameNode, parse } from 'graphql';
import { CRITERIA, CRITERION_NAMES } from '../../shared/estates/criteria.ts';
import { API_CRITERIA } from './ports.ts';
import { relaxedSearches } from './relaxations.ts';
import { chosenTypes, completeTypes } from './search.ts';

describe('completeTypes', () => {
  test('returns undefined without types and subtypes', () => expect(completeTypes([], [])).toBeUndefined());

  test('includes all subtypes of a type without a listed subtype', () => {
    expect(completeTypes(['LAND', 'HOUSE'], ['VILLA'])).toEqual({
      types: ['HOUSE', 'LAND'],
      subTypes: ['VILLA', 'BUILDING_PLOT', 'FARMLAND', 'WOOD'],
    });
  });

  test('adds the type of a subtype', () => {
    expect(completeTypes([], ['STUDIO'])).toEqual({ types: ['APARTMENT'], subTypes: ['STUDIO'] });
  });
});

describe('chosenTypes', () => {
  test.each([
    [{ types: ['HOUSE'], subTypes: [] }, { types: ['HOUSE'] }],
    [
      { types: ['LAND', 'HOUSE'], subTypes: ['VILLA'] },
      { types: ['LAND'], subTypes: ['VILLA'] },
    ],
    [{ types: [], subTypes: ['STUDIO', 'BOX'] }, { subTypes: ['STUDIO', 'BOX'] }],
    [{ types: [], subTypes: ['BOX', 'PARKING_SPACE'] }, { types: ['GARAGE'] }],
    [{ types: [], subTypes: [] }, {}],
  ] as const)('%j becomes %j', ({ types, subTypes }, chosen) => {
    const complete = completeTypes(types, subTypes) ?? {};
    expect(chosenTypes(complete)).toEqual(chosen);
    const { types: again = [], subTypes: subTypesAgain = [] } = chosenTypes(complete);
    expect(completeTypes(again, subTypesAgain) ?? {}).toEqual(complete);
  });
});

const sdl = parse(readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'));

/** The names of the fields or values of a type in the schema. */
function namesIn(type: string): string[] {
  const definition = sdl.definitions.find((one) => 'name' in one && one.name?.value === type);
  if (definition?.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) return namesOf(definition.fields);
  return definition?.kind === Kind.ENUM_TYPE_DEFINITION ? namesOf(definition.values) : [];
}

function namesOf(nodes: readonly { name: NameNode }[] = []): string[] {
  return nodes.map(({ name }) => name.value).sort();
}

describe('the search criteria', () => {
  test('are the fields of the filter, with deprecated ones for former names', () => {
    const formerNames = Object.values(CRITERIA).flatMap((criterion) =>
      'formerName' in criterion ? criterion.formerName : [],
    );
    expect(namesIn('EstateFilter')).toEqual(
      [...CRITERION_NAMES, ...formerNames, ...API_CRITERIA, 'unknownPlaces'].sort(),
    );
  });

  test('have the groups of the FilterGroup enum', () => {
    const groups = CRITERION_NAMES.flatMap((name) => CRITERIA[name].group ?? []);
    expect(namesIn('FilterGroup')).toEqual([...new Set(groups)].sort());
  });

  test('are relaxed one group at a time', () => {
    const criteria = { transaction: 'SALE', minPrice: 1, maxPrice: 2, text: 'a' } as const;
    const relaxed = relaxedSearches({ locale: 'nl', criteria });
    expect(relaxed.map(({ filter }) => filter)).toEqual(['PRICE', 'TEXT']);
    expect(relaxed[0]?.search).toEqual({ locale: 'nl', criteria: { transaction: 'SALE', text: 'a' } });
  });
});
