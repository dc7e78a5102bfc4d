/**
 * Writes the API type `EstateCriteria` from `EstateFilter` and the table of criteria. With --verify it fails when the
 * file differs. `npm run generate:criteria`, `npm run check:criteria`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type InputValueDefinitionNode, Kind, parse, print } from 'graphql';
import { CRITERIA, type CriterionName, isMomentary } from '../../shared/estates/criteria.ts';
import { findProjectRoot } from '../project-root.ts';

const SOURCE = 'graphql/estates/schema.graphql';
const TARGET = 'graphql/subscriptions/generated/criteria.graphql';

/** The output type, with its cost, in place of an input type. */
const OUTPUT_TYPES: Readonly<Record<string, string>> = {
  '[ExtraCondition!]': '[WishedExtra!] @cost(items: 8)',
};

/**
 * The type of a followed search: the fields of `EstateFilter` that a subscription can have. A rectangle is left out,
 * because visitors see the area that it stands for.
 */
export function criteriaType(filterFields: readonly InputValueDefinitionNode[]): string {
  const fields = filterFields
    .filter(
      ({ name: { value: name } }) => !isMomentary(name) && CRITERIA[name as CriterionName].kind !== 'bounds',
    )
    .map(({ description, name, type }) => {
      const output = OUTPUT_TYPES[print(type)] ?? print(type);
      return `${description ? print(description) : ''}\n${name.value}: ${output}`;
    });
  const text = `
    "The criteria of a search, as in \`EstateFilter\`; null means no restriction."
    type EstateCriteria { ${fields.join('\n')} }`;
  return `${print(parse(text))}\n`;
}

async function run(shouldVerify: boolean): Promise<void> {
  const root = findProjectRoot();
  const filter = parse(await readFile(path.join(root, SOURCE), 'utf8')).definitions.find(
    (one) => one.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && one.name.value === 'EstateFilter',
  );
  const fields = filter?.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? (filter.fields ?? []) : [];
  const generated = criteriaType(fields);
  const file = path.join(root, TARGET);
  if (!shouldVerify) return writeFile(file, generated);
  if ((await readFile(file, 'utf8').catch(() => '')) === generated) return;
  process.stdout.write(`${TARGET} is out of date: npm run generate:criteria\n`);
  process.exitCode = 1;
}

if (import.meta.main) await run(process.argv.includes('--verify'));
