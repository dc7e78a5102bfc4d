/** What a schema has that an earlier one lacks, and what it deprecates since. */
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';

/** A type, or a part of one: a field, an argument, a value, a type of a union. */
export interface SchemaPart {
  /** `Estate`, `Estate.lease`, `Query.estate(locale)`. */
  name: string;
  kind: 'type' | 'field' | 'argument' | 'value';
  description: string;
  deprecationReason: string | null;
}

type Described = { description?: string | null | undefined; deprecationReason?: string | null | undefined };

const part = (kind: SchemaPart['kind'], name: string, described: Described): SchemaPart => ({
  kind,
  name,
  description: described.description ?? '',
  deprecationReason: described.deprecationReason ?? null,
});

function partsOfType(type: GraphQLNamedType): SchemaPart[] {
  const { name } = type;
  const own = part('type', name, { description: type.description });
  if (isEnumType(type))
    return [own, ...type.getValues().map((value) => part('value', `${name}.${value.name}`, value))];
  if (isUnionType(type))
    return [
      own,
      ...type.getTypes().map((each) => part('value', `${name}.${each.name}`, { description: '' })),
    ];
  if (isInputObjectType(type))
    return [
      own,
      ...Object.values(type.getFields()).map((each) => part('field', `${name}.${each.name}`, each)),
    ];
  if (!isObjectType(type) && !isInterfaceType(type)) return [own];
  const fields = Object.values(type.getFields()).flatMap((field) => [
    part('field', `${name}.${field.name}`, field),
    ...field.args.map((arg) => part('argument', `${name}.${field.name}(${arg.name})`, arg)),
  ]);
  return [own, ...fields];
}

/** Returns all parts of a schema by their names, in alphabetical order of the types. */
function partsOf(schema: GraphQLSchema): Map<string, SchemaPart> {
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return new Map(types.flatMap(partsOfType).map((each) => [each.name, each]));
}

/** The name of the part that contains another one: the type of a field, the field of an argument. */
const ownerOf = (name: string) => name.replace(/(?:\(.*\)|\.[^.(]+)$/, '');

/**
 * Returns the parts that are new, those of other new parts left out, and the parts that are deprecated now but were not
 * in the earlier schema.
 */
export function findAdditions(earlier: GraphQLSchema, present: GraphQLSchema) {
  const known = partsOf(earlier);
  const parts = [...partsOf(present).values()];
  const isNew = (name: string) => !known.has(name);
  return {
    added: parts.filter(({ name, kind }) => isNew(name) && (kind === 'type' || !isNew(ownerOf(name)))),
    deprecated: parts.filter(
      ({ name, deprecationReason }) => deprecationReason !== null && !known.get(name)?.deprecationReason,
    ),
  };
}
