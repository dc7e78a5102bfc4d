import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { type FragmentDefinitionNode, Kind, parse, type SelectionSetNode, visit } from 'graphql';

const CLIENT = path.join(import.meta.dirname, '..');

const definitions = globSync('**/*.graphql', { cwd: CLIENT, exclude: ['desk/**'] }).flatMap(
  (file) => parse(readFileSync(path.join(CLIENT, file), 'utf8')).definitions,
);
const fragments = new Map(
  definitions
    .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
    .map((one) => [one.name.value, one]),
);

/** Returns the field names of an object, including those of its fragments. */
function fieldsOf({ selections }: SelectionSetNode): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet);
    const fragment = fragments.get(selection.name.value);
    return fragment ? fieldsOf(fragment.selectionSet) : [];
  });
}

it('selects __typename on every object that has a fragment: the cache needs it to match the fragment', () => {
  const without: string[] = [];
  for (const definition of definitions) {
    visit(definition, {
      Field({ name, selectionSet }) {
        const spreads = selectionSet?.selections.some(({ kind }) => kind === Kind.FRAGMENT_SPREAD);
        if (selectionSet && spreads && !fieldsOf(selectionSet).includes('__typename'))
          without.push(name.value);
      },
    });
  }
  expect(without).toEqual([]);
});
