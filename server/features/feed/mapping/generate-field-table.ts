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

| field | type | values | meaning |
| ----- | ---- | ------ | ------- |
`;

const TYPES: Readonly<Record<TargetField['kind'], string>> = {
  string: 'text',
  number: 'number',
  boolean: 'flag',
  picklist: 'word',
};

/** @throws when a field has no meaning. */
export function presentFields(): string {
  const rows = [...TARGET_FIELDS].map(([path, { kind, isList, options, schema }]) =>
    presentRow([
      `\`${path}\``,
      isList ? `${TYPES[kind]}s` : typeOf(kind, schema),
      options.map((option) => `\`${option}\``).join(', '),
      meaningOf(path, FIELD_MEANINGS),
    ]),
  );
  const lists = Object.keys(TARGET_LISTS).map((path) =>
    presentRow([`\`${path}\``, 'files', '', meaningOf(path, LIST_MEANINGS)]),
  );
  return `${HEAD}${[...rows, ...lists].join('\n')}\n`;
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

function presentRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Texts have one meaning in all languages. */
function meaningOf(path: string, meanings: Readonly<Record<string, string>>): string {
  const meaning = meanings[path.replace(/^texts\.\w+\./, 'texts.')];
  if (!meaning) throw new Error(`field-meanings.data.ts lacks the field ${path}`);
  return meaning;
}

if (import.meta.main) await writeGenerated('docs/feed-fields.md', presentFields(), 'generate:feed-fields');
