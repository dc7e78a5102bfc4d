/** Reads the values of a record that a mapping names. */
import type { TranslationOptions } from '../formats/feed-format.ts';
import { findEntry } from '../formats/parse-values.ts';
import { type CompiledMapping, pathOf } from './compiled-mapping.ts';
import { convertText, isFieldValue } from './convert-text.ts';
import type { FieldValue, ValueRule } from './mapping.ts';
import { type RecordNode, textsAt } from './record-values.ts';
import { TARGET_FIELDS, type TargetField } from './target-fields.ts';

/** By the path of the field. */
export type Values = ReadonlyMap<string, unknown>;

/** `found`: paths at which a record had a value; those of this one are added. */
export function readValues(
  { node, found }: { node: RecordNode; found: Set<string> },
  { fields, paths }: CompiledMapping,
  options: TranslationOptions,
): Values {
  const entries = Object.entries(fields).flatMap(([path, rule]): [string, unknown][] => {
    const target = TARGET_FIELDS.get(path) as TargetField;
    const texts = rule.path === undefined ? [] : textsAt(node, pathOf(paths, rule.path));
    if (rule.path !== undefined && texts.length > 0) found.add(rule.path);
    const value = readValue(texts, rule, { path, target, options });
    return value === undefined ? [] : [[path, value]];
  });
  return new Map(entries);
}

interface Field {
  path: string;
  target: TargetField;
  options: TranslationOptions;
}

function readValue(texts: readonly string[], rule: ValueRule, field: Field): unknown {
  const results = texts.map((text) => translateText(text, rule, field));
  const values = results.filter((result) => result !== null && result !== NO_VALUE);
  // A value that the table calls unknown stays unknown.
  const isUnknown = results.includes(null);
  const fallback = isUnknown ? undefined : (rule.default ?? undefined);
  if (!field.target.isList) return values[0] ?? fallback;
  return values.length > 0 ? values : fallback === undefined ? undefined : [fallback];
}

/** The text is no value of the field, and the table lacks it. */
const NO_VALUE = Symbol('no value');

/** The value of the table for the text, else the text itself. What the field cannot have is counted. */
function translateText(
  text: string,
  { path: source = '', values, default: fallback }: ValueRule,
  field: Field,
): FieldValue | typeof NO_VALUE {
  const { target, options } = field;
  const entry = values && findEntry(values, text.toLowerCase());
  if (entry !== undefined) return entry;
  const converted = convertText(text, target);
  if (isFieldValue(converted, target)) return converted;
  // Other texts may be personal data.
  if (values || target.kind === 'picklist') options.unmapped.countValue(source, text);
  else if (fallback === undefined) options.unmapped.countField(source);
  return NO_VALUE;
}
