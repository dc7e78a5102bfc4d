/** Fields of legacy bodies: each has its name there, its name in the input of the mutation, and a kind. */

export type Words = Readonly<Record<string, string>>;

interface Named {
  name: string;
  input: string;
  /** The mutation says so when it is absent. */
  isRequired?: true;
}

export type Field = Named &
  (
    | { is: 'text'; longest: number }
    /** Anything but a known yes is a no. */
    | { is: 'flag' }
    /** A number or a text. */
    | { is: 'id' }
    | { is: 'ids'; most: number }
    /** A whole number, or an amount of euros; one below `least` asks for nothing. */
    | { is: 'number'; least: number; most: number; isAmount: boolean }
    /** One of a closed list: as scripts write it, with what the API calls it. */
    | { is: 'word'; words: Words }
    | { is: 'words'; words: Words }
    /** For each of a closed list whether it must be there, must not, or does not matter. */
    | { is: 'answers'; words: Words }
    | { is: 'group'; fields: readonly Field[] }
    | { is: 'groups'; fields: readonly Field[]; most: number }
  );

/** Of a closed list whose words scripts write in lower case. */
export function lowerCase(words: readonly string[]): Words {
  return Object.fromEntries(words.map((word) => [word.toLowerCase(), word]));
}

/** Numbers as a form writes them. */
export const WHOLE_NUMBER = '\\d{1,10}';
export const AMOUNT = '\\d{1,10}(\\.\\d{1,2})?';

export const YES = [true, 1, '1', 'true', 'on', 'yes'] as const;
export const ANSWERS = { present: true, not_present: false, irrelevant: null } as const;

/** A body as it was sent. */
export type Given = Readonly<Record<string, unknown>>;

/** The path of a field of the mutation's input as the body names it; null: the body has no such field. */
export function nameOf(fields: readonly Field[], path: string): string | null {
  const [head = '', ...rest] = path.split('.');
  const field = fields.find(({ input }) => input === head);
  if (!field) return null;
  if (rest.length === 0 || !('fields' in field)) return field.name;
  const places = field.is === 'groups' ? rest.splice(0, 1) : [];
  const below = rest.length > 0 ? nameOf(field.fields, rest.join('.')) : null;
  return [field.name, ...places, ...(below ? [below] : [])].join('.');
}
