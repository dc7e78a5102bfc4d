/** Parses the fields of a body. Only types are checked here; the mutation validates the values. */
import { parseDay } from '../../../shared/days.ts';
import {
  AMOUNT_PATTERN,
  type Field,
  INTEGER_PATTERN,
  type RequestBody,
  TRI_STATES,
  type WordMap,
  YES,
} from './fields.ts';

interface ParsedFields {
  input: Record<string, unknown>;
  /** Legacy names of fields whose values have the wrong type. */
  wrong: string[];
}

/** Parses known fields and ignores all others. An absent field stays absent, unless the mutation requires it. */
export function parseFields(fields: readonly Field[], body: RequestBody): ParsedFields {
  const input: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const field of fields) {
    const isPresent = Object.hasOwn(body, field.name);
    if (!isPresent && !field.isRequired) continue;
    const value = isPresent ? (body[field.name] ?? null) : null;
    const parsed = value === null ? readAbsent(field) : readField(field, value);
    input[field.input] = parsed.value;
    for (const path of new Set(parsed.wrong)) wrong.push(path === '' ? field.name : `${field.name}.${path}`);
  }
  return { input, wrong };
}

/** Unknown fields of a group that an error names. */
const MAX_UNKNOWN = 5;

const INTEGER = new RegExp(`^${INTEGER_PATTERN}$`);
const AMOUNT = new RegExp(`^${AMOUNT_PATTERN}$`);

/** `wrong`: paths relative to the field; an empty path is the field itself. */
interface ParsedValue {
  value: unknown;
  wrong: string[];
}

const validValue = (value: unknown): ParsedValue => ({ value, wrong: [] });
const INVALID_VALUE: ParsedValue = { value: null, wrong: [''] };

/** The value of an absent field that the API's types require. */
function readAbsent(field: Field): ParsedValue {
  if (!field.isRequired) return validValue(null);
  if (field.kind === 'group') return readGroup(field, {});
  if (field.kind === 'flag') return validValue(false);
  return validValue(field.kind === 'text' || field.kind === 'id' ? '' : null);
}

function readField(field: Field, value: unknown): ParsedValue {
  switch (field.kind) {
    case 'text':
    case 'id':
      return readText(value, field.kind === 'id' && !field.isRequired);
    case 'flag':
      return validValue(
        (YES as readonly unknown[]).includes(typeof value === 'string' ? value.toLowerCase() : value),
      );
    case 'day':
      return value === '' ? validValue(null) : validUnlessNull(parseDay(value));
    case 'number':
      return readNumber(field, value);
    case 'word':
      // A required word that is missing is reported by the mutation.
      return value === '' || field.isRequired
        ? validValue(findWord(field.words, value))
        : validUnlessNull(findWord(field.words, value));
    case 'ids':
      return readList(value, (one) => (typeof one === 'string' ? one : null));
    case 'words':
      return readList(value, (one) => findWord(field.words, one));
    case 'triStates':
      return readTriStates(field.words, value);
    case 'group':
      return isGroup(value) ? readGroup(field, value) : INVALID_VALUE;
    case 'groups':
      return readGroups(field, value);
  }
}

const validUnlessNull = (value: unknown): ParsedValue => (value === null ? INVALID_VALUE : validValue(value));

function readText(value: unknown, isNothingWhenEmpty: boolean): ParsedValue {
  if (typeof value !== 'string' && !Number.isFinite(value)) return INVALID_VALUE;
  const text = String(value);
  return validValue(isNothingWhenEmpty && text === '' ? null : text);
}

function readNumber({ min, max, isAmount }: Field & { kind: 'number' }, value: unknown): ParsedValue {
  if (value === '') return validValue(null);
  const isNumberText = typeof value === 'string' && (isAmount ? AMOUNT : INTEGER).test(value);
  const number = isNumberText ? Number(value) : value;
  if (typeof number !== 'number' || !(number >= 0 && number <= max)) return INVALID_VALUE;
  if (!isAmount && !Number.isInteger(number)) return INVALID_VALUE;
  return validValue(number < min ? null : number);
}

/** Null when the list does not contain the word. */
function findWord(words: WordMap, value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const word = value.toLowerCase().replaceAll('-', '_');
  return Object.hasOwn(words, word) ? (words[word] ?? null) : null;
}

/** One value or several; empty texts are ignored. */
function readList(value: unknown, parseItem: (one: unknown) => string | null): ParsedValue {
  const values = [value].flat().filter((one) => one !== '');
  const found = values.map(parseItem);
  if (found.includes(null)) return INVALID_VALUE;
  return validValue(found.length > 0 ? found : null);
}

function readTriStates(words: WordMap, value: unknown): ParsedValue {
  if (!isGroup(value)) return INVALID_VALUE;
  const extras: { extra: string; present: boolean }[] = [];
  const wrong: string[] = [];
  for (const [name, state] of Object.entries(value)) {
    const extra = findWord(words, name);
    const knownState =
      typeof state === 'string' && Object.hasOwn(TRI_STATES, state)
        ? (state as keyof typeof TRI_STATES)
        : null;
    const present = knownState && TRI_STATES[knownState];
    if (!extra || (!knownState && state !== '' && state !== null)) wrong.push(extra ? name : '');
    else if (typeof present === 'boolean') extras.push({ extra, present });
  }
  return { value: extras, wrong };
}

function readGroup(
  { fields, isClosed }: { fields: readonly Field[]; isClosed?: true },
  value: RequestBody,
): ParsedValue {
  const { input, wrong } = parseFields(fields, value);
  if (!isClosed) return { value: input, wrong };
  const unknown = Object.keys(value).filter((name) => !fields.some((field) => field.name === name));
  return {
    value: input,
    wrong: [...wrong, ...unknown.slice(0, MAX_UNKNOWN).map((name) => name.slice(0, 60))],
  };
}

/** A list of groups; in a form its fields are named `searches[0][id]`. */
function readGroups(
  { fields, maxItems }: { fields: readonly Field[]; maxItems: number },
  value: unknown,
): ParsedValue {
  const isNumbered = isGroup(value) && Object.keys(value).every((key) => /^\d{1,4}$/.test(key));
  const list = isNumbered ? Object.values(value) : value;
  // The mutation rejects a list that is slightly too long; a much longer one is invalid here.
  if (!Array.isArray(list) || list.length > 2 * maxItems) return INVALID_VALUE;
  const parsed = list.map((one) => (isGroup(one) ? readGroup({ fields }, one) : INVALID_VALUE));
  return {
    value: parsed.map((one) => one.value),
    wrong: parsed.flatMap(({ wrong }, place) =>
      wrong.map((path) => [place, path].filter((part) => part !== '').join('.')),
    ),
  };
}

function isGroup(value: unknown): value is RequestBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
