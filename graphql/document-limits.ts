/** Limits of the size of a document, checked before its validation, which compares fields and fragments in pairs. */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { costError } from './cost/cost-error.ts';

/** The largest page of the site has 270 fields with 3 aliases in 6 levels; the query of the playground 15 levels. */
const MAX_DEPTH = 16;
const MAX_FIELDS = 1000;
const MAX_FRAGMENTS = 100;
const MAX_ALIASES = 100;
/** Aliases repeat a field, and responses repeat its value. */
const MAX_ALIASES_OF_FIELD = 50;
/** Validation compares all fields with the same name in the response. */
const MAX_REPETITIONS = 150;

/** @throws GraphQLError with code QUERY_TOO_COSTLY when a document exceeds a limit. */
export function checkDocumentLimits(document: DocumentNode): void {
  const fields: FieldNode[] = [];
  const fragments: FragmentDefinitionNode[] = [];
  visit(document, {
    enter(node) {
      if (node.kind === Kind.FIELD) fields.push(node);
      if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.push(node);
    },
  });
  const aliased = fields.filter(({ alias }) => alias);
  const names = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  rejectAbove(MAX_FIELDS, fields.length, 'fields');
  rejectAbove(MAX_FRAGMENTS, fragments.length, 'fragments');
  rejectAbove(MAX_ALIASES, aliased.length, 'aliases');
  rejectAbove(
    MAX_ALIASES_OF_FIELD,
    maxCount(aliased, ({ name }) => name.value),
    'aliases of one field',
  );
  rejectAbove(MAX_REPETITIONS, maxCount(fields, responseName), 'repetitions of one field');
  rejectAbove(MAX_DEPTH, depthOf(document, names), 'levels');
}

function rejectAbove(limit: number, count: number, what: string): void {
  if (count > limit) throw costError(`has more than ${limit} ${what}`);
}

const responseName = ({ alias, name }: FieldNode) => (alias ?? name).value;

/** The size of the largest group of fields with the same key. */
function maxCount(fields: readonly FieldNode[], keyOf: (field: FieldNode) => string): number {
  const counts = new Map<string, number>();
  for (const field of fields) counts.set(keyOf(field), (counts.get(keyOf(field)) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** The number of nested fields; a cycle of fragments, which validation rejects, counts once. */
function depthOf(document: DocumentNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): number {
  const depths = new Map<string, number>();
  const ofFragment = (name: string): number => {
    const counted = depths.get(name);
    if (counted !== undefined) return counted;
    depths.set(name, 0);
    const depth = ofSelections(fragments.get(name)?.selectionSet);
    depths.set(name, depth);
    return depth;
  };
  const ofSelection = (selection: SelectionNode): number => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    return (selection.kind === Kind.FIELD ? 1 : 0) + ofSelections(selection.selectionSet);
  };
  const ofSelections = (set: SelectionSetNode | undefined): number =>
    Math.max(0, ...(set?.selections ?? []).map(ofSelection));
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  return Math.max(0, ...operations.map(({ selectionSet }) => ofSelections(selectionSet)));
}
