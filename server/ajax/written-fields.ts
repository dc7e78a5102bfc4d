/** Formats fields for legacy scripts from the results of the API. */
import { ANSWERS, type Field, type Given, type Words } from './fields.ts';

/** The GraphQL selection of the fields. */
export function selectionOf(fields: readonly Field[]): string {
  const selections = fields.map((field) => {
    if ('fields' in field) return `${field.input} { ${selectionOf(field.fields)} }`;
    return field.is === 'answers' ? `${field.input} { extra present }` : field.input;
  });
  return selections.join(' ');
}

export function writeFields(fields: readonly Field[], said: Given): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [field.name, writeField(field, said[field.input] ?? null)]),
  );
}

function writeField(field: Field, value: unknown): unknown {
  if (field.is === 'answers') return writeAnswers(field.words, (value ?? []) as Answered[]);
  if (value === null) return null;
  switch (field.is) {
    case 'word':
      return writeWord(field.words, value);
    case 'words':
      return (value as unknown[]).map((one) => writeWord(field.words, one));
    case 'group':
      return writeFields(field.fields, value as Given);
    case 'groups':
      return (value as Given[]).map((one) => writeFields(field.fields, one));
    default:
      return value;
  }
}

function writeWord(words: Words, value: unknown): string | null {
  return Object.keys(words).find((word) => words[word] === value) ?? null;
}

interface Answered {
  extra: string;
  present: boolean;
}

function writeAnswers(words: Words, answered: readonly Answered[]): Record<string, keyof typeof ANSWERS> {
  const answers = Object.entries(words).map(([name, extra]) => {
    const present = answered.find((one) => one.extra === extra)?.present ?? null;
    const [word] = Object.entries(ANSWERS).find(([, meaning]) => meaning === present) ?? ['irrelevant'];
    return [name, word];
  });
  return Object.fromEntries(answers);
}
