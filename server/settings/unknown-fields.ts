import type * as v from 'valibot';

/** The parts of a Valibot schema that have schemas of their own. */
interface SchemaShape {
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
}

/**
 * Returns the paths of fields of `value` that its schema does not name, such as `feeds.0.adress`. Searches objects,
 * lists and optional values; skips values with other schemas, such as alternatives and records.
 */
export function findUnknownFields(schema: v.GenericSchema, value: unknown): string[] {
  const { entries, item, wrapped } = schema as v.GenericSchema & SchemaShape;
  if (wrapped) return findUnknownFields(wrapped, value);
  if (item && Array.isArray(value))
    return value.flatMap((element, index) => findIn(item, element, String(index)));
  if (!entries || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const known = Object.hasOwn(entries, name) ? entries[name] : undefined;
    return known ? findIn(known, field, name) : [name];
  });
}

function findIn(schema: v.GenericSchema, value: unknown, name: string): string[] {
  return findUnknownFields(schema, value).map((path) => `${name}.${path}`);
}
