/** Fields of legacy bodies: each has its legacy name, its name in the input of the mutation, and a kind. */

export type WordMap = Readonly<Record<string, string>>;

interface Named {
  name: string;
  input: string;
  /** The mutation returns an error when it is absent. */
  isRequired?: true;
}

export type Field = Named &
  (
    | { kind: 'text'; maxLength: number }
    /** A boolean: any value other than a known "yes" is false. */
    | { kind: 'flag' }
    /** `YYYY-MM-DD`. */
    | { kind: 'day' }
    /** A number or a text. */
    | { kind: 'id' }
    | { kind: 'ids'; maxItems: number }
    /** An integer, or an amount in euros; a value below `min` means no restriction. */
    | { kind: 'number'; min: number; max: number; isAmount: boolean }
    /** One word of a closed list; `words` maps legacy spellings to the API's. */
    | { kind: 'word'; words: WordMap }
    | { kind: 'words'; words: WordMap }
    /** For each word of a closed list: required, excluded, or irrelevant. */
    | { kind: 'triStates'; words: WordMap }
    /** `isClosed`: other fields are wrong instead of ignored. */
    | { kind: 'group'; fields: readonly Field[]; isClosed?: true }
    | { kind: 'groups'; fields: readonly Field[]; maxItems: number }
  );

/** A closed list of words whose legacy spelling is in lower case. */
export function lowerCase(words: readonly string[]): WordMap {
  return Object.fromEntries(words.map((word) => [word.toLowerCase(), word]));
}

/** Patterns of numbers in a form. */
export const INTEGER_PATTERN = '\\d{1,10}';
export const AMOUNT_PATTERN = '\\d{1,10}(\\.\\d{1,2})?';

export const YES = [true, 1, '1', 'true', 'on', 'yes'] as const;
export const TRI_STATES = { present: true, not_present: false, irrelevant: null } as const;

/** A request body as it was sent. */
export type RequestBody = Readonly<Record<string, unknown>>;

/** Converts the path of an input field to the legacy name; null when legacy bodies have no such field. */
export function legacyName(fields: readonly Field[], path: string): string | null {
  const [head = '', ...rest] = path.split('.');
  const field = fields.find(({ input }) => input === head);
  if (!field) return null;
  if (rest.length === 0 || !('fields' in field)) return field.name;
  const places = field.kind === 'groups' ? rest.splice(0, 1) : [];
  const below = rest.length > 0 ? legacyName(field.fields, rest.join('.')) : null;
  return [field.name, ...places, ...(below ? [below] : [])].join('.');
}
