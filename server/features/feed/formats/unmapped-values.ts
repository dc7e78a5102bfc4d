/** Values of a feed that the site cannot store, for the report. */

export interface UnmappedValue {
  /** The field's name in the feed. */
  field: string;
  /** The value, shortened; null when the field as a whole is unknown, because its values may be private. */
  value: string | null;
  count: number;
}

/** The name under which prices in other currencies than the euro are counted. */
export const CURRENCY_FIELD = 'currency of the price';

const MAX_ENTRIES = 200;
const MAX_VALUE_LENGTH = 60;
const MAX_FIELD_LENGTH = 100;

/** Counts values without a mapping, and fields that are not read. Memory is bounded. */
export class UnmappedValues {
  private readonly entries = new Map<string, UnmappedValue>();

  /** Counts a value of a mapped field for which the field's table has no entry. Never for free text. */
  countValue(field: string, value: string): void {
    this.count(field, value.slice(0, MAX_VALUE_LENGTH));
  }

  /** Counts a field that the translation does not read. */
  countField(field: string): void {
    this.count(field, null);
  }

  /** Most frequent first. */
  list(): UnmappedValue[] {
    return [...this.entries.values()].sort((a, b) => b.count - a.count || compare(keyOf(a), keyOf(b)));
  }

  private count(name: string, value: string | null): void {
    const field = name.slice(0, MAX_FIELD_LENGTH);
    const key = keyOf({ field, value });
    const isFull = !this.entries.has(key) && this.entries.size >= MAX_ENTRIES;
    const entry = isFull ? { field: '(others)', value: null } : { field, value };
    const counted = this.entries.get(keyOf(entry)) ?? { ...entry, count: 0 };
    counted.count++;
    this.entries.set(keyOf(entry), counted);
  }
}

function keyOf({ field, value }: Pick<UnmappedValue, 'field' | 'value'>): string {
  return value === null ? field : `${field}: ${value}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}
