import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';

/** Returns the average lengths of the lists of the introspection, by the names of their fields. */
export function introspectionSizes(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const types = Object.values(schema.getTypeMap());
  const composite = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = composite.flatMap((type) => Object.values(type.getFields()));
  const enums = types.filter(isEnumType);
  const inputs = types.filter(isInputObjectType);
  const average = (total: number, count: number) => Math.max(1, Math.ceil(total / Math.max(count, 1)));
  const argumentCount = average(
    fields.reduce((sum, { args }) => sum + args.length, 0),
    fields.length,
  );
  const inputFields = inputs.reduce((sum, type) => sum + Object.keys(type.getFields()).length, 0);
  return new Map([
    ['__Schema.types', types.length],
    ['__Schema.directives', schema.getDirectives().length],
    ['__Directive.locations', 3],
    ['__Directive.args', 3],
    ['__Type.fields', average(fields.length, types.length)],
    ['__Type.interfaces', 1],
    ['__Type.possibleTypes', 1],
    [
      '__Type.enumValues',
      average(
        enums.reduce((sum, type) => sum + type.getValues().length, 0),
        types.length,
      ),
    ],
    ['__Type.inputFields', average(inputFields, types.length)],
    ['__Field.args', argumentCount],
  ]);
}
