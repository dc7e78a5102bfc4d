/** The criteria of a subscribed search in legacy bodies, derived from those of search pages. */
import { CRITERIA, isMomentary } from '../../../shared/estates/criteria.ts';
import { MAX_AREAS } from '../../../shared/geography/areas.ts';
import { type Criterion, MAX_CITIES } from '../../../shared/listings/criteria.ts';
import { type Field, lowerCase } from './fields.ts';

const STATUS: Field = {
  name: 'status',
  input: 'transaction',
  kind: 'word',
  words: { buy: 'SALE', rent: 'RENT' },
  isRequired: true,
};

export const CRITERIA_FIELDS: readonly Field[] = Object.entries(CRITERIA)
  .filter(([name]) => !isMomentary(name))
  .flatMap(([name, criterion]) => fieldOf(name, criterion) ?? []);

function fieldOf(input: string, criterion: Criterion & { unit?: string }): Field | null {
  if (input === 'transaction') return STATUS;
  const name = snakeCase(criterion.parameter ?? input);
  switch (criterion.kind) {
    case 'number': {
      const { min, max, unit } = criterion;
      return { name, input, kind: 'number', min, max, isAmount: unit === 'euros' };
    }
    case 'word':
      return { name, input, kind: 'word', words: invert(criterion.spellings) };
    case 'words':
      return { name, input, kind: 'words', words: lowerCase(criterion.words) };
    case 'cities':
      return { name, input, kind: 'ids', maxItems: MAX_CITIES };
    case 'flags':
      return { name, input, kind: 'triStates', words: lowerCase(criterion.words) };
    case 'text':
      return { name, input, kind: 'text', maxLength: criterion.maxLength };
    case 'areas':
      return { name, input, kind: 'ids', maxItems: MAX_AREAS };
    case 'bounds':
      return null;
  }
}

/** Converts `minPrice` to `min_price`. */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function invert(spellings: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(spellings).map(([word, spelling]) => [spelling, word]));
}
