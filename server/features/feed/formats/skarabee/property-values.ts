/** Typed values of `Property`. Quantities that are not known are -1. */
import { findEntry, toDay } from '../parse-values.ts';
import type { RecordFields } from '../xml/record-fields.ts';

const FLAGS: Record<string, boolean> = { TRUE: true, FALSE: false };

export class PropertyValues {
  readonly fields: RecordFields;

  constructor(fields: RecordFields) {
    this.fields = fields;
  }

  /** TRUE or FALSE. */
  flag(name: string): boolean | undefined {
    return findEntry(FLAGS, this.fields.text(`Property/${name}`) ?? '');
  }

  count(name: string): number | undefined {
    const count = this.fields.whole(`Property/${name}`);
    return count !== undefined && count >= 0 ? count : undefined;
  }

  /** Above 0. */
  quantity(name: string): number | undefined {
    const quantity = this.fields.coordinate(`Property/${name}`);
    return quantity !== undefined && quantity > 0 ? quantity : undefined;
  }

  entry<T>(name: string, table: Record<string, T>): T | undefined {
    return this.fields.mapped(table, `Property/${name}`, this.fields.text(`Property/${name}`));
  }

  /** The values of a list that have a row; the others are counted, unless another table has them. */
  entries<T>(path: string, table: Record<string, T>, others: Record<string, unknown> = {}): T[] {
    const names = this.fields.elements(`Property/${path}`).map(({ text }) => text);
    const own = names.filter((name) => findEntry(others, name) === undefined);
    return own.flatMap((name) => this.fields.mapped(table, `Property/${path}`, name) ?? []);
  }

  day(name: string): string | undefined {
    return toDay(this.fields.text(`Property/${name}`) ?? '');
  }
}
