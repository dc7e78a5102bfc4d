/** Documents that select everything below a field, written from the schema. */
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/**
 * Selects every field of a type that needs no arguments, and of the objects in its fields down to a depth. A type is
 * not selected again below itself.
 */
function everyField(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  depth: number,
  above: readonly string[] = [],
): string {
  const path = [...above, type.name];
  const select = (below: GraphQLObjectType) =>
    depth === 0 || path.includes(below.name) ? '' : everyField(schema, below, depth - 1, path);
  const fields = Object.values(type.getFields())
    .filter(
      ({ args, deprecationReason }) => !args.some(isRequiredArgument) && deprecationReason === undefined,
    )
    .flatMap((field) => selectionOf(schema, field, select));
  return fields.join(' ');
}

function selectionOf(
  schema: GraphQLSchema,
  field: Field,
  select: (type: GraphQLObjectType) => string,
): string[] {
  if (!isCompositeType(getNamedType(field.type))) return [field.name];
  const inner = selectTypes(field, schema, select);
  return inner ? [`${field.name}${few(field)} { __typename ${inner} }`] : [];
}

/** Selects below a field: in a fragment for each type, when it can have several. */
function selectTypes(
  field: Field,
  schema: GraphQLSchema,
  select: (type: GraphQLObjectType) => string,
): string {
  const type = getNamedType(field.type);
  if (isObjectType(type)) return select(type);
  if (!isAbstractType(type)) return '';
  const parts = schema.getPossibleTypes(type).flatMap((each) => {
    const inner = select(each);
    return inner ? [`... on ${each.name} { __typename ${inner} }`] : [];
  });
  return parts.join(' ');
}

/** Two items of a list whose length can be chosen. */
function few({ args }: Field): string {
  const size = args.find(({ name }) => name === 'first' || name === 'pageSize');
  return size ? `(${size.name}: 2)` : '';
}

/** Writes a query of one field with everything below it; `given` are its arguments, in which `$locale` is known. */
export function selectEveryField(schema: GraphQLSchema, field: Field, given: string, depth: number): string {
  const inner = selectTypes(field, schema, (type) => everyField(schema, type, depth - 1));
  return `query ($locale: Locale!) { ${field.name}(${given}) { __typename ${inner} } }`;
}
