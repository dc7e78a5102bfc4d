/**
 * Writes docs/api-changes.md: what the schema has and deprecates since the last release. With --verify it fails when
 * the file differs. `npm run generate:api-changes`.
 */
import { createSchema } from '../../graphql/schema.ts';
import { writeGenerated } from '../../server/platform/build/write-generated.ts';
import { readTypeDefs } from '../../server/web/graphql/read-type-defs.ts';
import { findAdditions, type SchemaPart } from './additions.ts';
import { EXCEPTIONS } from './exceptions.data.ts';
import { readReleasedSchema } from './released-schema.ts';

const FIRST_SENTENCE = /^.*?[.:](?=\s|$)/s;

/** Returns a description's first sentence in one line. */
function shorten(description: string): string {
  const [sentence = description] = FIRST_SENTENCE.exec(description) ?? [];
  return sentence.replaceAll(/\s+/g, ' ').replace(/:$/, '.').trim();
}

function line({ name, description }: SchemaPart): string {
  return description ? `- \`${name}\`: ${shorten(description)}` : `- \`${name}\``;
}

/** Values of an enumeration or types of a union, in one line for each. */
function valueLines(values: readonly SchemaPart[]): string[] {
  const owners = Object.groupBy(values, ({ name }) => name.split('.')[0] ?? '');
  return Object.entries(owners).map(
    ([owner, own = []]) => `- \`${owner}\`: ${own.map(({ name }) => `\`${name.split('.')[1]}\``).join(', ')}`,
  );
}

/** The accepted changes, in one line for each reason. */
function exceptionLines(): string[] {
  const reasons = Object.groupBy(EXCEPTIONS, ({ reason }) => reason);
  return Object.entries(reasons).map(
    ([reason, changes = []]) =>
      `- ${changes.map(({ change }) => (typeof change === 'string' ? change : change.summary)).join(' ')} ${reason}`,
  );
}

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];

function writeChanges(): string {
  const { version, schema } = readReleasedSchema();
  const { added, deprecated } = findAdditions(schema, createSchema(readTypeDefs()));
  const ofKind = (kind: SchemaPart['kind']) => added.filter((each) => each.kind === kind);
  const sections = [
    '# Changes of the API',
    `What [the schema](api.md) has since ${version}, and what it deprecates. \`npm run generate:api-changes\` writes this file.
A test compares the schema with that of the last release by \`findBreakingChanges\` of graphql-js, and fails on a breaking
change that is not listed below with its reason.`,
    ...section('Not compatible', exceptionLines()),
    ...section(
      'Deprecated',
      deprecated.map(({ name, deprecationReason }) => `- \`${name}\`: ${deprecationReason}`),
    ),
    ...section('New fields', ofKind('field').map(line)),
    ...section('New arguments', ofKind('argument').map(line)),
    ...section('New values', [
      'A client shows a value that it does not know as the absence of one.\n',
      ...valueLines(ofKind('value')),
    ]),
    ...section('New types', ofKind('type').map(line)),
  ];
  return `${sections.join('\n\n')}\n`;
}

if (import.meta.main) await writeGenerated('docs/api-changes.md', writeChanges(), 'generate:api-changes');
