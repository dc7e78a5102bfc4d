/** The costs of fields, from the directives `@cost` and `@listSize` of the schema. */
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { introspectionSizes } from './introspection-sizes.ts';

/** A page of a list has the length of its list: `EstatePage.items` has that of `Query.estates`. */
export interface ListSize {
  assumedSize: number;
  slicingArguments: readonly string[];
  /** The subfields that have this length; empty when the field itself is the list. */
  sizedFields: readonly string[];
}

export interface FieldCost {
  weight: number;
  /** Null for a field without a list, and for a list whose parent has its size. */
  list: ListSize | null;
}

type Field = GraphQLField<unknown, unknown>;

/** The weight of a field of the introspection, which reads memory only. */
const INTROSPECTION_WEIGHT = 0.1;

/**
 * Returns the cost of each field.
 * @throws when a list has no size, because its items would cost as much as one.
 */
export function readFieldCosts(schema: GraphQLSchema): Map<Field, FieldCost> {
  const costs = new Map<Field, FieldCost>();
  const sizes = introspectionSizes(schema);
  for (const [name, field] of fieldsOf(schema)) {
    const ofIntrospection = name.startsWith('__');
    costs.set(field, {
      weight: ofIntrospection ? INTROSPECTION_WEIGHT : declaredWeight(schema, field),
      list: ofIntrospection ? fixedSize(sizes.get(name)) : (declaredSize(schema, field) ?? enumSize(field)),
    });
  }
  const unsized = fieldsOf(schema)
    .filter(([, field]) => isList(field) && !costs.get(field)?.list)
    .filter(([, field]) => !isSizedByParents(schema, field, costs))
    .map(([name]) => name);
  if (unsized.length > 0) throw new Error(`These lists need @listSize: ${unsized.join(', ')}`);
  return costs;
}

/** Returns all fields of objects and interfaces, with their names such as `Estate.photos`. */
function fieldsOf(schema: GraphQLSchema): [string, Field][] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) || isInterfaceType(type),
  );
  return types.flatMap((type) =>
    Object.values(type.getFields()).map((field): [string, Field] => [`${type.name}.${field.name}`, field]),
  );
}

export function isList({ type }: Field): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

function declaredWeight(schema: GraphQLSchema, field: Field): number {
  return Number(valuesOf(schema, field, 'cost')?.weight ?? 1);
}

function declaredSize(schema: GraphQLSchema, field: Field): ListSize | null {
  const values = valuesOf(schema, field, 'listSize') as Partial<ListSize> | undefined;
  if (!values) return null;
  const { assumedSize = 1, slicingArguments = [], sizedFields = [] } = values;
  return { assumedSize, slicingArguments, sizedFields };
}

function valuesOf(schema: GraphQLSchema, { astNode }: Field, name: string) {
  const directive = schema.getDirective(name);
  return directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
}

/** A list of distinct words is as long as their enumeration. */
function enumSize(field: Field): ListSize | null {
  const type = getNamedType(field.type);
  return isList(field) && isEnumType(type) ? fixedSize(type.getValues().length) : null;
}

function fixedSize(assumedSize: number | undefined): ListSize | null {
  return assumedSize === undefined ? null : { assumedSize, slicingArguments: [], sizedFields: [] };
}

/** Whether every field that returns the list's parent has the size of the list. */
function isSizedByParents(schema: GraphQLSchema, list: Field, costs: Map<Field, FieldCost>): boolean {
  const parent = Object.values(schema.getTypeMap()).find(
    (type): type is GraphQLObjectType => isObjectType(type) && type.getFields()[list.name] === list,
  );
  const uses = fieldsOf(schema).filter(([, { type }]) => getNamedType(type) === parent);
  return uses.length > 0 && uses.every(([, use]) => costs.get(use)?.list?.sizedFields.includes(list.name));
}
