/** The criteria of a subscribed search in legacy bodies, derived from those of search pages. */
import { CRITERIA, isMomentary } from '../../../shared/estates/criteria.ts';
import { MAX_AREAS } from '../../../shared/geography/areas.ts';
import { type Criterion, MAX_CITIES } from '../../../shared/listings/criteria.ts';
import { type Field, lowerCase } from './fields.ts';

type EstateCriterion = Criterion & { unit?: string };

const STATUS: Field = {
  name: 'status',
  input: 'transaction',
  kind: 'word',
  words: { buy: 'SALE', rent: 'RENT' },
  isRequired: true,
};

const STORED: [string, EstateCriterion][] = Object.entries(CRITERIA).filter(([name]) => !isMomentary(name));

/**
 * The criteria of a response. A renamed one has its former name only: a script that changes a field of a response and
 * sends all fields back would otherwise send two different values.
 */
export const CRITERIA_FIELDS: readonly Field[] = STORED.flatMap(([name, criterion]) =>
  fieldsOf(name, criterion).slice(-1),
);

/** The criteria of a request, under each name. */
export const REQUEST_CRITERIA_FIELDS: readonly Field[] = STORED.flatMap(([name, criterion]) =>
  fieldsOf(name, criterion),
);

/** The field of a criterion, followed by that under its former name. */
function fieldsOf(name: string, { formerName, ...criterion }: EstateCriterion): Field[] {
  const field = fieldOf(name, criterion);
  if (!field) return [];
  return formerName ? [field, { ...field, name: snakeCase(formerName), input: formerName }] : [field];
}

function fieldOf(input: string, criterion: EstateCriterion): Field | null {
  if (input === 'transaction') return STATUS;
  const name = snakeCase(criterion.parameter ?? input);
  switch (criterion.kind) {
    case 'number': {
      const { min, max, unit } = criterion;
      return { name, input, kind: 'number', min, max, isAmount: unit === 'euros' };
    }
    case 'day':
      return { name, input, kind: 'day' };
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
