/** The cost of a document, computed before its execution. */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getVariableValues,
  isCompositeType,
  isObjectType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import { costError } from './cost-error.ts';
import { type FieldCost, isList, type ListSize, readFieldCosts } from './field-costs.ts';
import { wrongVariables } from './wrong-variables.ts';

/** The maximum cost of one request. The most expensive page of the site costs less than a quarter of it. */
export const MAX_COST = 15_000;

/** An item of a list of texts or numbers, which has no resolver of its own. */
const WEIGHT_OF_LEAF_ITEM = 0.1;

/** Errors of variables beyond the first are not reported; those of a long list of wrong values need much memory. */
const ONE_ERROR = { maxErrors: 1 };

type Field = GraphQLField<unknown, unknown>;
type Variables = Record<string, unknown>;

/** The length that a page of a list gives to some of its fields. */
interface PageSize {
  fields: readonly string[];
  size: number;
}

/**
 * Creates the cost check of a schema. The check returns the total cost of all operations in a valid document, whichever
 * of them is executed. Fields that a directive may skip count.
 * @throws GraphQLError with code QUERY_TOO_COSTLY when the cost exceeds the limit, BAD_USER_INPUT when variables do not
 *   match their types.
 */
export function createCostCheck(schema: GraphQLSchema) {
  const costs = readFieldCosts(schema);
  return (document: DocumentNode, variables: Variables): number => {
    const operations = document.definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );
    const count = (operation: OperationDefinitionNode) =>
      costOf({ schema, costs, document, variables }, operation);
    const cost = Math.ceil(operations.reduce((sum, operation) => sum + count(operation), 0));
    if (cost > MAX_COST)
      throw costError(`costs ${cost}, at most ${MAX_COST} is allowed`, { requested: cost, limit: MAX_COST });
    return cost;
  };
}

interface Dependencies {
  schema: GraphQLSchema;
  costs: Map<Field, FieldCost>;
  document: DocumentNode;
  variables: Variables;
}

function costOf(dependencies: Dependencies, operation: OperationDefinitionNode): number {
  const root = dependencies.schema.getRootType(operation.operation);
  const { coerced, errors } = getVariableValues(
    dependencies.schema,
    operation.variableDefinitions ?? [],
    dependencies.variables,
    ONE_ERROR,
  );
  if (errors?.[0]) throw wrongVariables(errors[0], dependencies.schema, operation, dependencies.variables);
  return root
    ? new OperationCost(dependencies, coerced ?? {}).ofSelections(operation.selectionSet, root, null)
    : 0;
}

/** Counts one operation. The cost of a fragment is counted once, however often the fragment is spread. */
class OperationCost {
  readonly #dependencies: Dependencies;
  readonly #variables: Variables;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #costsOfFragments = new Map<string, number>();

  constructor(dependencies: Dependencies, variables: Variables) {
    this.#dependencies = dependencies;
    this.#variables = variables;
    const fragments = dependencies.document.definitions.filter(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
    );
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  /** Of the fragments on the types of a union or an interface, only the most expensive type counts. */
  ofSelections({ selections }: SelectionSetNode, type: GraphQLCompositeType, page: PageSize | null): number {
    const costsOfTypes = new Map<string, number>();
    let shared = 0;
    for (const selection of selections) {
      const cost = this.#ofSelection(selection, type, page);
      const condition = this.#conditionOf(selection);
      if (isObjectType(type) || !isObjectType(condition)) shared += cost;
      else costsOfTypes.set(condition.name, (costsOfTypes.get(condition.name) ?? 0) + cost);
    }
    return shared + Math.max(0, ...costsOfTypes.values());
  }

  #conditionOf(selection: SelectionNode): GraphQLCompositeType | undefined {
    if (selection.kind === Kind.FIELD) return undefined;
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(selection.name.value) : selection;
    return this.#typeNamed(fragment?.typeCondition?.name.value);
  }

  #ofSelection(selection: SelectionNode, type: GraphQLCompositeType, page: PageSize | null): number {
    switch (selection.kind) {
      case Kind.FIELD:
        return this.#ofField(selection, type, page);
      case Kind.FRAGMENT_SPREAD:
        return this.#ofFragment(selection.name.value, page);
      case Kind.INLINE_FRAGMENT:
        return this.ofSelections(
          selection.selectionSet,
          this.#typeNamed(selection.typeCondition?.name.value) ?? type,
          page,
        );
    }
  }

  #ofFragment(name: string, page: PageSize | null): number {
    const key = `${name} ${page?.size ?? ''} ${page?.fields ?? ''}`;
    const counted = this.#costsOfFragments.get(key);
    if (counted !== undefined) return counted;
    const fragment = this.#fragments.get(name);
    const type = this.#typeNamed(fragment?.typeCondition.name.value);
    const cost = fragment && type ? this.ofSelections(fragment.selectionSet, type, page) : 0;
    this.#costsOfFragments.set(key, cost);
    return cost;
  }

  #ofField(node: FieldNode, type: GraphQLCompositeType, page: PageSize | null): number {
    const field = this.#fieldNamed(node.name.value, type);
    // `__typename`
    if (!field) return 1;
    const { weight, list } = this.#dependencies.costs.get(field) ?? FREE;
    const size = list ? this.#sizeOf(list, field, node) : 1;
    const isPage = list && list.sizedFields.length > 0;
    const itemCost = this.#ofItem(node, field, isPage ? { fields: list.sizedFields, size } : null);
    const length = page?.fields.includes(field.name) ? page.size : size;
    return weight + (isList(field) ? length * itemCost : itemCost);
  }

  /** The cost of the subfields of one item. */
  #ofItem({ selectionSet }: FieldNode, field: Field, page: PageSize | null): number {
    const type = getNamedType(field.type);
    if (selectionSet && isCompositeType(type)) return this.ofSelections(selectionSet, type, page);
    return isList(field) ? WEIGHT_OF_LEAF_ITEM : 0;
  }

  #sizeOf({ slicingArguments, assumedSize }: ListSize, field: Field, node: FieldNode): number {
    if (slicingArguments.length === 0) return assumedSize;
    const values = getArgumentValues(field, node, this.#variables);
    const given = slicingArguments
      .map((name) => values[name])
      .find((value) => value !== undefined && value !== null);
    const size = Array.isArray(given) ? given.length : Number(given ?? assumedSize);
    return Math.max(size, 1);
  }

  #fieldNamed(name: string, type: GraphQLCompositeType): Field | undefined {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    return isUnionType(type) ? undefined : type.getFields()[name];
  }

  #typeNamed(name: string | undefined): GraphQLCompositeType | undefined {
    const type = name === undefined ? undefined : this.#dependencies.schema.getType(name);
    return type && isCompositeType(type) ? type : undefined;
  }
}

const FREE: FieldCost = { weight: 1, list: null };
