/**
 * Writes docs/feed-fields.md, the table of the fields that a mapping file can fill. With --verify it fails when the
 * file differs. `npm run generate:feed-fields`, `npm run check:feed-fields`.
 */
import * as v from 'valibot';
import { writeGenerated } from '../../../platform/build/write-generated.ts';
import { FIELD_MEANINGS, LIST_MEANINGS } from './field-meanings.data.ts';
import { TARGET_FIELDS, TARGET_LISTS, type TargetField } from './target-fields.ts';

const HEAD = `# Fields of a home

The fields that a [mapping file](feeds.md#software-that-the-site-does-not-know) can fill, generated from the schema of the
feed (\`npm run generate:feed-fields\`). Flags are yes or no. Fields that a record lacks stay unknown.

`;
const COLUMNS = ['field', 'type', 'values', 'meaning'];

const TYPES: Readonly<Record<TargetField['kind'], string>> = {
  string: 'text',
  number: 'number',
  boolean: 'flag',
  picklist: 'word',
};

/** @throws when a field has no meaning. */
export function presentFields(): string {
  const rows = [...TARGET_FIELDS].map(([path, { kind, isList, options, schema }]) => [
    `\`${path}\``,
    isList ? `${TYPES[kind]}s` : typeOf(kind, schema),
    options.map((option) => `\`${option}\``).join(', '),
    meaningOf(path, FIELD_MEANINGS),
  ]);
  const lists = Object.keys(TARGET_LISTS).map((path) => [
    `\`${path}\``,
    'files',
    '',
    meaningOf(path, LIST_MEANINGS),
  ]);
  return HEAD + presentTable([...rows, ...lists]);
}

/** Texts of one form are named by it. */
function typeOf(kind: TargetField['kind'], schema: TargetField['schema']): string {
  if (kind !== 'string' || v.is(schema, 'text')) return TYPES[kind];
  const [form = TYPES.string] = FORMS.find(([, example]) => v.is(schema, example)) ?? [];
  return form;
}

const FORMS = [
  ['date', '2026-11-25'],
  ['date and time', '2026-11-25T08:00:00Z'],
  ['web address', 'https://www.example.be/'],
] as const;

/** Columns are as wide as the formatter of the documents makes them. */
function presentTable(rows: readonly (readonly string[])[]): string {
  const widths = COLUMNS.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |\n`;
  return [COLUMNS, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('');
}

function meaningOf(path: string, meanings: Readonly<Record<string, string>>): string {
  const meaning = meanings[withoutLanguage(path)];
  if (!meaning) throw new Error(`field-meanings.data.ts lacks the field ${path}`);
  return meaning;
}

/** Texts have one meaning in all languages. */
export function withoutLanguage(path: string): string {
  return path.replace(/^texts\.\w+\./, 'texts.').replace(/\.(?:nl|fr|en|de)$/, '');
}

if (import.meta.main) await writeGenerated('docs/feed-fields.md', presentFields(), 'generate:feed-fields');
