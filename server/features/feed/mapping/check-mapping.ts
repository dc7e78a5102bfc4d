/** Checks a mapping file, and says what is wrong with it in sentences. */
import { readFile, stat } from 'node:fs/promises';
import { closest } from 'fastest-levenshtein';
import * as v from 'valibot';
import {
  type FieldValue,
  isListRule,
  type Mapping,
  mappingFile,
  toValueRule,
  type ValueRule,
} from './mapping.ts';
import { parsePath } from './record-values.ts';
import { TARGET_FIELDS, TARGET_LISTS, type TargetField } from './target-fields.ts';

const MAX_BYTES = 256 * 1024;
const MAX_FAULTS = 20;
const MAX_OPTIONS = 12;

export type CheckedMapping = { mapping: Mapping } | { faults: string[] };

/** Reads a mapping file. Faults say what is wrong, each with the place in the file. */
export async function readMapping(file: string): Promise<CheckedMapping> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return { faults: ['there is no such file'] };
  if (found.size > MAX_BYTES) return { faults: [`it has more than ${MAX_BYTES} bytes`] };
  return checkMapping(await readFile(file, 'utf8'));
}

export function checkMapping(text: string): CheckedMapping {
  // Some editors write a byte order mark.
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), mappingFile), text.replace(/^\uFEFF/, ''));
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
    return { faults: faults.slice(0, MAX_FAULTS) };
  }
  const { syntax, records, fields } = parsed.output;
  const mapping = { syntax, records: records ?? null, fields: {}, lists: {} } satisfies Mapping;
  const faults = [...findMissing(fields), ...pathFaults('records', records)];
  if (syntax === 'xml' && !records?.includes('/'))
    faults.push('records: in XML it has the root and the name of the records, such as "homes/home"');
  for (const [name, rule] of Object.entries(fields)) {
    const place = `fields.${name}`;
    if (Object.hasOwn(TARGET_LISTS, name)) {
      const list = isListRule(rule) ? rule : { each: toValueRule(rule).path ?? '', fields: { source: '.' } };
      const entries = Object.entries(list.fields).map(([key, own]) => [key, toValueRule(own)] as const);
      faults.push(...pathFaults(`${place}.each`, list.each), ...entryFaults(name, place, entries));
      Object.assign(mapping.lists, { [name]: { each: list.each, fields: Object.fromEntries(entries) } });
      continue;
    }
    const target = TARGET_FIELDS.get(name);
    if (!target)
      faults.push(`${place}: the site has no such field; the nearest is "${closest(name, NAMES)}"`);
    else if (isListRule(rule)) faults.push(`${place}: is no list of files, so it has no "each"`);
    else {
      faults.push(...ruleFaults(place, typeof rule === 'string' ? { path: rule } : rule, target));
      Object.assign(mapping.fields, { [name]: toValueRule(rule) });
    }
  }
  return faults.length > 0 ? { faults: faults.slice(0, MAX_FAULTS) } : { mapping };
}

const NAMES = [...TARGET_FIELDS.keys(), ...Object.keys(TARGET_LISTS)];

/** Each home needs one of the fields of each row. */
const NEEDED = [
  ['reference'],
  ['transaction'],
  ['type', 'subType'],
  ['address.city', 'address.postalCode'],
  ['texts.nl', 'texts.fr', 'texts.en', 'texts.de'],
];

function findMissing(fields: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(fields);
  const isThere = (wanted: string) => names.some((name) => name === wanted || name.startsWith(`${wanted}.`));
  return NEEDED.filter((row) => !row.some(isThere)).map(
    (row) => `fields: ${row.map((name) => `"${name}"`).join(' or ')} is missing, which every home needs`,
  );
}

function entryFaults(name: string, place: string, entries: (readonly [string, ValueRule])[]): string[] {
  const known = TARGET_LISTS[name] ?? [];
  const unknown = entries.filter(([key]) => !known.includes(key));
  return [
    ...unknown.map(([key]) => `${place}.fields.${key}: an entry has ${known.join(' and ')} only`),
    ...(entries.some(([key]) => key === 'source') ? [] : [`${place}.fields: "source" is missing`]),
    ...entries.flatMap(([key, { path }]) =>
      path === undefined
        ? [`${place}.fields.${key}: has no path`]
        : pathFaults(`${place}.fields.${key}.path`, path),
    ),
  ];
}

function ruleFaults(place: string, rule: ValueRule, target: TargetField): string[] {
  const values: [string, FieldValue][] = Object.entries(rule.values ?? {}).map(([key, value]) => [
    `values.${key}`,
    value,
  ]);
  if (rule.default !== undefined) values.push(['default', rule.default]);
  return [
    ...(rule.path === undefined && rule.default === undefined
      ? [`${place}: has neither path nor default`]
      : []),
    ...pathFaults(`${place}.path`, rule.path),
    ...values.flatMap(([key, value]) => valueFaults(`${place}.${key}`, value, target)),
  ];
}

function pathFaults(place: string, path: string | undefined): string[] {
  return path === undefined || parsePath(path)
    ? []
    : [`${place}: "${path}" is no path such as "address/street"`];
}

function valueFaults(place: string, value: FieldValue, { schema, isList, options }: TargetField): string[] {
  if (value === null || v.is(schema, isList ? [value] : value)) return [];
  const some = options.slice(0, MAX_OPTIONS).join(', ') + (options.length > MAX_OPTIONS ? ', …' : '');
  const hint = options.length > 0 ? `; it can be ${some}` : '';
  return [`${place}: ${JSON.stringify(value)} is no value of this field${hint}`];
}
