/** Typed access to the members of a JSON record. Members that have not been read are counted as unmapped. */
import { findEntry } from '../parse-values.ts';
import type { UnmappedValues } from '../unmapped-values.ts';
import { isObject, type JsonObject } from './json-records.ts';

export class JsonValues {
  readonly unmapped: UnmappedValues;
  private readonly record: JsonObject;
  private readonly path: string;
  private readonly readNames = new Set<string>();
  private readonly children = new Map<string, JsonValues>();

  constructor(record: JsonObject, unmapped: UnmappedValues, path = '') {
    this.record = record;
    this.unmapped = unmapped;
    this.path = path;
  }

  /** A member of any type; undefined when it is null or absent. */
  get(name: string): unknown {
    this.readNames.add(name);
    return Object.hasOwn(this.record, name) ? (this.record[name] ?? undefined) : undefined;
  }

  /** A string or a number as trimmed text; undefined when it is empty. */
  text(name: string): string | undefined {
    const value = this.get(name);
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? value.trim() || undefined : undefined;
  }

  /** A number, or a string with a decimal point. */
  number(name: string): number | undefined {
    return this.parse(name, (text) => (/^-?\d{1,12}(?:\.\d+)?$/.test(text) ? Number(text) : undefined));
  }

  /** A whole number. */
  count(name: string): number | undefined {
    return this.parse(name, (text) => (/^\d{1,9}(?:\.0+)?$/.test(text) ? Number(text) : undefined));
  }

  /** A number above 0; systems write 0 for quantities that they do not know. */
  quantity(name: string): number | undefined {
    return this.number(name) || undefined;
  }

  /** True or false, also written as 1 or 0. */
  flag(name: string): boolean | undefined {
    const value = this.get(name);
    if (typeof value === 'boolean') return value;
    return this.parse(name, (text) => findEntry({ 0: false, 1: true, false: false, true: true }, text));
  }

  /** The entry for the member's value; a value without one is counted. */
  entry<T>(name: string, table: Readonly<Record<string, T>>): T | undefined {
    const text = this.text(name);
    if (!text) return undefined;
    const entry = findEntry(table, text);
    if (entry === undefined) this.unmapped.countValue(this.path + name, text);
    return entry;
  }

  /** A value that cannot be parsed may be free text, so only its name is counted. */
  parse<T>(name: string, parser: (text: string) => T | undefined): T | undefined {
    const text = this.text(name);
    if (!text) return undefined;
    const parsed = parser(text);
    if (parsed === undefined) this.unmapped.countField(this.path + name);
    return parsed;
  }

  /** A member that is an object; empty when it is absent. */
  object(name: string): JsonValues {
    const known = this.children.get(name);
    if (known) return known;
    const value = this.get(name);
    const child = new JsonValues(isObject(value) ? value : {}, this.unmapped, `${this.path}${name}.`);
    this.children.set(name, child);
    return child;
  }

  /** The objects of a member that is a list. */
  objects(name: string): JsonValues[] {
    return this.list(name)
      .filter(isObject)
      .map((each) => new JsonValues(each, this.unmapped, `${this.path}${name}.`));
  }

  list(name: string): unknown[] {
    const value = this.get(name);
    return Array.isArray(value) ? value : [];
  }

  /** Counts the members that have a value and have not been read, except for private ones. */
  countUnread(privateNames: ReadonlySet<string>): void {
    for (const [name, value] of Object.entries(this.record)) {
      const isPrivate = privateNames.has(name);
      if (!isPrivate && !this.readNames.has(name) && hasValue(value))
        this.unmapped.countField(this.path + name);
    }
    for (const [name, child] of this.children) if (!privateNames.has(name)) child.countUnread(privateNames);
  }
}

function hasValue(value: unknown): boolean {
  if (value === null || value === '' || value === false || value === 0) return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}
