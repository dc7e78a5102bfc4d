/** Formats fields for legacy scripts from the results of the API. */
import { type Field, type RequestBody, TRI_STATES, type WordMap } from './fields.ts';

/** The GraphQL selection of the fields. */
export function selectionOf(fields: readonly Field[]): string {
  const selections = fields.map((field) => {
    if ('fields' in field) return `${field.input} { ${selectionOf(field.fields)} }`;
    return field.kind === 'triStates' ? `${field.input} { extra present }` : field.input;
  });
  return selections.join(' ');
}

export function formatFields(fields: readonly Field[], values: RequestBody): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [field.name, writeField(field, values[field.input] ?? null)]),
  );
}

function writeField(field: Field, value: unknown): unknown {
  if (field.kind === 'triStates') return formatTriStates(field.words, (value ?? []) as ExtraValue[]);
  if (value === null) return null;
  switch (field.kind) {
    case 'word':
      return writeWord(field.words, value);
    case 'words':
      return (value as unknown[]).map((one) => writeWord(field.words, one));
    case 'group':
      return formatFields(field.fields, value as RequestBody);
    case 'groups':
      return (value as RequestBody[]).map((one) => formatFields(field.fields, one));
    default:
      return value;
  }
}

function writeWord(words: WordMap, value: unknown): string | null {
  return Object.keys(words).find((word) => words[word] === value) ?? null;
}

interface ExtraValue {
  extra: string;
  present: boolean;
}

function formatTriStates(
  words: WordMap,
  values: readonly ExtraValue[],
): Record<string, keyof typeof TRI_STATES> {
  const states = Object.entries(words).map(([name, extra]) => {
    const present = values.find((one) => one.extra === extra)?.present ?? null;
    const [word] = Object.entries(TRI_STATES).find(([, meaning]) => meaning === present) ?? ['irrelevant'];
    return [name, word];
  });
  return Object.fromEntries(states);
}
