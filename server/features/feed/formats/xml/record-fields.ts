/** Reads typed values of a record, and collects the reasons for which the record is rejected. */
import { MAX_URL_LENGTH } from '../../fields.ts';
import { findEntry, parseNumber } from '../parse-values.ts';
import type { UnmappedValues } from '../unmapped-values.ts';
import { brokenByteReason } from '../utf8-text.ts';
import { attributeAt, elementsAt, textAt, type XmlElement } from './xml-element.ts';

const FLAGS: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };

export class RecordFields {
  readonly reasons: string[] = [];
  readonly record: XmlElement;
  readonly unmapped: UnmappedValues;

  constructor(record: XmlElement, unmapped: UnmappedValues) {
    this.record = record;
    if (record.brokenLine !== undefined) this.reasons.push(brokenByteReason(record.brokenLine));
    this.unmapped = unmapped;
  }

  elements(path: string): XmlElement[] {
    return elementsAt(this.record, path);
  }

  text(path: string): string | undefined {
    return textAt(this.record, path);
  }

  attribute(path: string, name: string): string | undefined {
    return attributeAt(this.record, path, name);
  }

  /** Parses a number with or without thousands separators: "1.250" is 1250. */
  number(path: string): number | undefined {
    return this.parsed(path, parseNumber);
  }

  /** Parses a decimal of XML Schema, in which "1.250" is 1.25. Also accepts "1.250,00". */
  decimal(path: string): number | undefined {
    return this.parsed(path, parseDecimal);
  }

  /** Degrees with a decimal point or comma. */
  coordinate(path: string): number | undefined {
    return this.parsed(path, (text) => parseDecimal(text.replace(',', '.')));
  }

  /** Parses a whole number; "2.0" is 2. */
  whole(path: string): number | undefined {
    return this.parsed(path, (text) => {
      const number = parseDecimal(text);
      return Number.isInteger(number) ? number : undefined;
    });
  }

  flag(path: string): boolean | undefined {
    return this.parsed(path, parseFlag);
  }

  flagAttribute(path: string, name: string): boolean | undefined {
    return parseFlag(this.attribute(path, name) ?? '');
  }

  /** Names of the attributes that are true, of all elements at the path. */
  trueAttributes(path: string): string[] {
    return this.elements(path).flatMap(({ attributes }) =>
      Object.keys(attributes).filter((name) => parseFlag(attributes[name] ?? '')),
    );
  }

  /** Returns the first row for the names of true attributes; counts names without a row. */
  firstMapped<T>(table: Record<string, T>, path: string): T | undefined {
    const rows = this.trueAttributes(path).map((name) => this.mapped(table, path, name));
    return rows.find((row) => row !== undefined);
  }

  /** Returns the row for a value; counts a value without a row. */
  mapped<T>(table: Record<string, T>, field: string, value: string | undefined): T | undefined {
    if (value === undefined) return undefined;
    const row = findEntry(table, value);
    if (row === undefined) this.unmapped.countValue(field, value);
    return row;
  }

  /** Counts a field whose value cannot be parsed. */
  private parsed<T>(path: string, parse: (text: string) => T | undefined): T | undefined {
    const text = this.text(path);
    if (text === undefined) return undefined;
    const value = parse(text);
    if (value === undefined) this.unmapped.countField(path);
    return value;
  }
}

function parseFlag(text: string): boolean | undefined {
  return findEntry(FLAGS, text.trim().toLowerCase());
}

export function parseDecimal(text: string): number | undefined {
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : parseNumber(text);
}

/** A measure, for which 0 means unknown. */
export function nonZero(measure: number | undefined): number | undefined {
  return measure === 0 ? undefined : measure;
}

export function isHttps(address: string): boolean {
  return address.length <= MAX_URL_LENGTH && address.startsWith('https://') && URL.canParse(address);
}
