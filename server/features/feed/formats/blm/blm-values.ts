/** Typed access to the values of a BLM record. Values that cannot be mapped are counted. */
import { findEntry, parseNumber } from '../parse-values.ts';
import type { UnmappedValues } from '../unmapped-values.ts';
import type { BlmRecord } from './blm-reader.ts';

export class BlmValues {
  private readonly record: BlmRecord;
  readonly unmapped: UnmappedValues;

  constructor(record: BlmRecord, unmapped: UnmappedValues) {
    this.record = record;
    this.unmapped = unmapped;
  }

  /** The first of the fields that has a value. */
  text(...names: string[]): string | undefined {
    for (const name of names) {
      const value = this.record.fields.get(name);
      if (value) return value;
    }
    return undefined;
  }

  number(...names: string[]): number | undefined {
    const name = names.find((each) => this.text(each));
    return name ? this.parse(name, parseNumber) : undefined;
  }

  /** A coordinate or another number without separators of thousands. */
  decimal(...names: string[]): number | undefined {
    const name = names.find((each) => this.text(each));
    return name ? this.parse(name, parseDecimal) : undefined;
  }

  /** The entry for the field's value; a value without one is counted. */
  entry<T>(name: string, table: Readonly<Record<string, T>>): T | undefined {
    const value = this.text(name);
    if (!value) return undefined;
    const entry = findEntry(table, value);
    if (entry === undefined) this.unmapped.countValue(name, value);
    return entry;
  }

  /** A value that cannot be parsed may be free text, so only the field's name is counted. */
  parse<T>(name: string, parser: (value: string) => T | undefined): T | undefined {
    const value = this.text(name);
    if (!value) return undefined;
    const parsed = parser(value);
    if (parsed === undefined) this.unmapped.countField(name);
    return parsed;
  }

  /** The values of a numbered series, in the order of the numbers. */
  series(prefix: string): { index: string; value: string }[] {
    return [...this.record.fields]
      .filter(([name, value]) => value && name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
      .map(([name, value]) => ({ index: name.slice(prefix.length), value }))
      .sort((a, b) => Number(a.index) - Number(b.index));
  }
}

function parseDecimal(text: string): number | undefined {
  return /^-?\d{1,9}([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}
