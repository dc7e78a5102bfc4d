/** The mapping file: which values of the records of an unknown system are which fields of a home. */
import * as v from 'valibot';

/** Names separated by "/"; see `record-values.ts`. */
const path = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** Null: the field stays unknown. */
const fieldValue = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

const valueRule = v.strictObject({
  /** Absent: every home has the default. */
  path: v.exactOptional(path),
  /** The site's value for each value of the system; upper and lower case are the same. */
  values: v.exactOptional(v.record(v.string(), fieldValue)),
  /** For records without a value, and for values that the table lacks. */
  default: v.exactOptional(fieldValue),
});

const listRule = v.strictObject({
  /** The path of the entries; the paths of their fields start there. */
  each: path,
  fields: v.record(v.string(), v.union([path, valueRule])),
});

export const mappingFile = v.strictObject({
  syntax: v.picklist(['json', 'xml']),
  /** The path of the records from the root; in JSON it is absent when the root is the list. */
  records: v.exactOptional(path),
  /** By the field's path in an estate of the site's own format, such as "address.city". */
  fields: v.record(v.string(), v.union([path, valueRule, listRule])),
});

export type FieldValue = v.InferOutput<typeof fieldValue>;
export type ValueRule = v.InferOutput<typeof valueRule>;
type ListRule = v.InferOutput<typeof listRule>;

/** A mapping whose fields exist and whose values are valid; plain data, so that a thread can have it. */
export interface Mapping {
  syntax: 'json' | 'xml';
  records: string | null;
  fields: Readonly<Record<string, ValueRule>>;
  lists: Readonly<Record<string, { each: string; fields: Readonly<Record<string, ValueRule>> }>>;
}

export const isListRule = (rule: string | ValueRule | ListRule): rule is ListRule =>
  typeof rule === 'object' && 'each' in rule;

/** A path alone is a rule. Keys of tables are compared in lower case. */
export function toValueRule(rule: string | ValueRule): ValueRule {
  if (typeof rule === 'string') return { path: rule };
  if (!rule.values) return rule;
  const entries = Object.entries(rule.values).map(
    ([key, value]) => [key.trim().toLowerCase(), value] as const,
  );
  return { ...rule, values: Object.fromEntries(entries) };
}
