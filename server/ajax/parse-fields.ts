/** Parses the fields of a body. Only types are checked here; the mutation validates the values. */
import {
  AMOUNT_PATTERN,
  type Field,
  INTEGER_PATTERN,
  type RequestBody,
  TRI_STATES,
  type WordMap,
  YES,
} from './fields.ts';

interface Reading {
  input: Record<string, unknown>;
  /** Legacy names of fields whose values have the wrong type. */
  wrong: string[];
}

/** Parses known fields and ignores all others. An absent field stays absent, unless the mutation requires it. */
export function parseFields(fields: readonly Field[], given: RequestBody): Reading {
  const input: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const field of fields) {
    const isGiven = Object.hasOwn(given, field.name);
    if (!isGiven && !field.isRequired) continue;
    const value = isGiven ? (given[field.name] ?? null) : null;
    const read = value === null ? readAbsent(field) : readField(field, value);
    input[field.input] = read.value;
    for (const path of new Set(read.wrong)) wrong.push(path === '' ? field.name : `${field.name}.${path}`);
  }
  return { input, wrong };
}

const WRITTEN_WHOLE = new RegExp(`^${INTEGER_PATTERN}$`);
const WRITTEN_AMOUNT = new RegExp(`^${AMOUNT_PATTERN}$`);

/** `wrong`: paths relative to the field; an empty path is the field itself. */
interface Read {
  value: unknown;
  wrong: string[];
}

const right = (value: unknown): Read => ({ value, wrong: [] });
const WRONG: Read = { value: null, wrong: [''] };

/** The value of an absent field that the API's types require. */
function readAbsent(field: Field): Read {
  if (!field.isRequired) return right(null);
  if (field.kind === 'group') return readGroup(field.fields, {});
  if (field.kind === 'flag') return right(false);
  return right(field.kind === 'text' || field.kind === 'id' ? '' : null);
}

function readField(field: Field, value: unknown): Read {
  switch (field.kind) {
    case 'text':
    case 'id':
      return readText(value, field.kind === 'id' && !field.isRequired);
    case 'flag':
      return right(
        (YES as readonly unknown[]).includes(typeof value === 'string' ? value.toLowerCase() : value),
      );
    case 'number':
      return readNumber(field, value);
    case 'word':
      // A required word that is missing is reported by the mutation.
      return value === '' || field.isRequired
        ? right(findWord(field.words, value))
        : known(findWord(field.words, value));
    case 'ids':
      return readList(value, (one) => (typeof one === 'string' ? one : null));
    case 'words':
      return readList(value, (one) => findWord(field.words, one));
    case 'triStates':
      return readTriStates(field.words, value);
    case 'group':
      return isGroup(value) ? readGroup(field.fields, value) : WRONG;
    case 'groups':
      return readGroups(field, value);
  }
}

const known = (value: unknown): Read => (value === null ? WRONG : right(value));

function readText(value: unknown, isNothingWhenEmpty: boolean): Read {
  if (typeof value !== 'string' && !Number.isFinite(value)) return WRONG;
  const text = String(value);
  return right(isNothingWhenEmpty && text === '' ? null : text);
}

function readNumber({ min, max, isAmount }: Field & { kind: 'number' }, value: unknown): Read {
  if (value === '') return right(null);
  const isWritten = typeof value === 'string' && (isAmount ? WRITTEN_AMOUNT : WRITTEN_WHOLE).test(value);
  const number = isWritten ? Number(value) : value;
  if (typeof number !== 'number' || !(number >= 0 && number <= max)) return WRONG;
  if (!isAmount && !Number.isInteger(number)) return WRONG;
  return right(number < min ? null : number);
}

/** Null when the list does not contain the word. */
function findWord(words: WordMap, value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const word = value.toLowerCase().replaceAll('-', '_');
  return Object.hasOwn(words, word) ? (words[word] ?? null) : null;
}

/** One value or several; empty texts are ignored. */
function readList(value: unknown, read: (one: unknown) => string | null): Read {
  const values = [value].flat().filter((one) => one !== '');
  const found = values.map(read);
  if (found.includes(null)) return WRONG;
  return right(found.length > 0 ? found : null);
}

function readTriStates(words: WordMap, value: unknown): Read {
  if (!isGroup(value)) return WRONG;
  const answers: { extra: string; present: boolean }[] = [];
  const wrong: string[] = [];
  for (const [name, answer] of Object.entries(value)) {
    const extra = findWord(words, name);
    const said =
      typeof answer === 'string' && Object.hasOwn(TRI_STATES, answer)
        ? (answer as keyof typeof TRI_STATES)
        : null;
    const present = said && TRI_STATES[said];
    if (!extra || (!said && answer !== '' && answer !== null)) wrong.push(extra ? name : '');
    else if (typeof present === 'boolean') answers.push({ extra, present });
  }
  return { value: answers, wrong };
}

function readGroup(fields: readonly Field[], value: RequestBody): Read {
  const { input, wrong } = parseFields(fields, value);
  return { value: input, wrong };
}

/** A list of groups; in a form its fields are named `searches[0][id]`. */
function readGroups(
  { fields, maxItems }: { fields: readonly Field[]; maxItems: number },
  value: unknown,
): Read {
  const isNumbered = isGroup(value) && Object.keys(value).every((key) => /^\d{1,4}$/.test(key));
  const list = isNumbered ? Object.values(value) : value;
  // The mutation rejects a list that is slightly too long; a much longer one is invalid here.
  if (!Array.isArray(list) || list.length > 2 * maxItems) return WRONG;
  const read = list.map((one) => (isGroup(one) ? readGroup(fields, one) : WRONG));
  return {
    value: read.map((one) => one.value),
    wrong: read.flatMap(({ wrong }, place) =>
      wrong.map((path) => [place, path].filter((part) => part !== '').join('.')),
    ),
  };
}

function isGroup(value: unknown): value is RequestBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
