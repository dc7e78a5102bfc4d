/** The fields of an estate line that a mapping can fill, found in the schema of the line. */
import * as v from 'valibot';
import { estateLine } from '../estate-line.ts';

/** What is read of a schema of valibot. */
interface Schema extends v.GenericSchema {
  wrapped?: Schema;
  entries?: Readonly<Record<string, Schema>>;
  item?: Schema;
  options?: readonly string[];
}

/** A single value, or several of a list of words such as `construction.materials`. */
export interface TargetField {
  kind: 'string' | 'number' | 'boolean' | 'picklist';
  isList: boolean;
  /** The values of a picklist. */
  options: readonly string[];
  /** Of the whole field. */
  schema: v.GenericSchema;
}

/** Set by the translation itself, or too complex for a table. */
const EXCLUDED = new Set([
  'kind',
  'viewings',
  'floors',
  'office',
  'agent',
  'photos',
  'floorPlans',
  'documents',
]);
const KINDS: readonly string[] = ['string', 'number', 'boolean', 'picklist'] satisfies TargetField['kind'][];

const flag: TargetField = { kind: 'boolean', isList: false, options: [], schema: v.boolean() };
const id: TargetField = { kind: 'string', isList: true, options: [], schema: v.array(v.string()) };

/** Fields that are no fields of the line: they decide on others. */
const OWN_FIELDS: readonly [string, TargetField][] = [
  ['withdrawn', flag],
  ['priceHidden', flag],
  ['officeId', id],
  ['agentId', id],
];

/** By path, such as "address.city" or "texts.nl.title". */
export const TARGET_FIELDS: ReadonlyMap<string, TargetField> = new Map([
  ...fieldsOf(estateLine as unknown as Schema, ''),
  ...OWN_FIELDS,
]);

/** Lists of files, with the fields of an entry. */
export const TARGET_LISTS: Readonly<Record<string, readonly string[]>> = {
  photos: ['source'],
  floorPlans: ['source'],
  documents: ['source', 'name'],
};

function fieldsOf(schema: Schema, prefix: string): [string, TargetField][] {
  return Object.entries(schema.entries ?? {}).flatMap(([name, entry]): [string, TargetField][] => {
    const path = prefix + name;
    if (EXCLUDED.has(path)) return [];
    const inner = unwrap(entry);
    if (inner.entries) return fieldsOf(inner, `${path}.`);
    const single = inner.item ? unwrap(inner.item) : inner;
    if (!KINDS.includes(single.type)) return [];
    const kind = single.type as TargetField['kind'];
    return [[path, { kind, isList: inner !== single, options: single.options ?? [], schema: entry }]];
  });
}

function unwrap(schema: Schema): Schema {
  return schema.wrapped ? unwrap(schema.wrapped) : schema;
}
