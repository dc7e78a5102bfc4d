/**
 * Writes the API type `EstateCriteria` from `EstateFilter` and the table of criteria. With --verify it fails when the
 * file differs. `npm run generate:criteria`, `npm run check:criteria`.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type InputValueDefinitionNode, Kind, parse, print } from 'graphql';
import { API_CRITERIA } from '../../../graphql/estates/ports.ts';
import { CRITERIA, type CriterionName, isMomentary } from '../../../shared/estates/criteria.ts';
import { findProjectRoot } from '../../platform/build/project-root.ts';
import { writeGenerated } from '../../platform/build/write-generated.ts';

/** Fields of the filter that no stored search has. */
const OF_REQUESTS: readonly string[] = ['unknownPlaces', ...API_CRITERIA];

/** The output type, with the size of a list of other values than words, in place of an input type. */
const OUTPUT_TYPES: Readonly<Record<string, string>> = {
  '[ExtraCondition!]': '[WishedExtra!] @listSize(assumedSize: 8)',
  '[ID!]': '[ID!] @listSize(assumedSize: 20)',
};

/**
 * Returns the type of a stored search: the fields of `EstateFilter` that a subscription can have. A rectangle is left
 * out, because visitors see the area that it stands for.
 */
function criteriaType(filterFields: readonly InputValueDefinitionNode[]): string {
  const fields = filterFields
    .filter(
      ({ name: { value: name } }) =>
        !isMomentary(name) &&
        !OF_REQUESTS.includes(name) &&
        CRITERIA[name as CriterionName]?.kind !== 'bounds',
    )
    .map(({ description, name, type, directives = [] }) => {
      const output = OUTPUT_TYPES[print(type)] ?? print(type);
      const suffix = directives.map((directive) => print(directive)).join(' ');
      return `${description ? print(description) : ''}\n${name.value}: ${output} ${suffix}`;
    });
  const text = `
    "The criteria of a search, as in \`EstateFilter\`; null means no restriction."
    type EstateCriteria { ${fields.join('\n')} }`;
  return `${print(parse(text))}\n`;
}

/** Reads the fields of `EstateFilter`. */
async function readFilterFields(): Promise<readonly InputValueDefinitionNode[]> {
  const schema = parse(
    await readFile(path.join(findProjectRoot(), 'graphql/estates/schema.graphql'), 'utf8'),
  );
  const filter = schema.definitions.find(
    (one) => one.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && one.name.value === 'EstateFilter',
  );
  return filter?.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? (filter.fields ?? []) : [];
}

if (import.meta.main) {
  const contents = criteriaType(await readFilterFields());
  await writeGenerated('graphql/subscriptions/generated/criteria.graphql', contents, 'generate:criteria');
}
