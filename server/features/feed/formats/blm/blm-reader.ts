/** Splits the text of a BLM file into records. */
import type { FileOrigin } from '../../file-origin.ts';
import { ImportStopped } from '../../import-stopped.ts';
import { BROKEN, brokenByteReason, countLineFeeds, lineOfBroken } from '../utf8-text.ts';
import {
  type Delimiters,
  parseDefinition,
  parseGeneratedDate,
  parseHeader,
  splitFields,
} from './blm-header.ts';

/** A property: its values by the name of the field. */
export interface BlmRecord {
  /** Counted from 1. */
  number: number;
  fields: ReadonlyMap<string, string>;
  /** Why the record cannot be read. */
  fault?: string;
}

const START = '#HEADER#';
const DEFINITION = '#DEFINITION#';
const DATA = '#DATA#';
const END = '#END#';
/** Characters. */
const MAX_HEADER_LENGTH = 64_000;
const MAX_RECORD_LENGTH = 2_000_000;

export class BlmReader {
  private part: 'start' | 'header' | 'definition' | 'data' | 'end' = 'start';
  /** Text that has not been read yet. */
  private buffer = '';
  /** Where the search for the next delimiter continues. */
  private searched = 0;
  private delimiters: Delimiters = { field: '', record: '' };
  private names: string[] = [];
  private number = 0;
  /** The line of the file at the start of the buffer. */
  private line = 1;
  private readonly decodeRecord: (text: string) => string;
  origin: FileOrigin | null = null;

  /** `decodeRecord`: decodes the text between two delimiters. */
  constructor(decodeRecord: (text: string) => string) {
    this.decodeRecord = decodeRecord;
  }

  /** @throws ImportStopped when the text is not BLM. */
  push(text: string): BlmRecord[] {
    if (this.part === 'end') return [];
    this.buffer += text;
    if (this.part === 'start') this.readStart();
    if (this.part === 'header') this.readHeader();
    if (this.part === 'definition') this.readDefinition();
    return this.part === 'data' ? [...this.readRecords()] : [];
  }

  /** @throws ImportStopped when the text ends before #END#. */
  end(): void {
    if (this.part === 'end') return;
    if (this.part === 'start' && this.buffer.trim() === '') throw new ImportStopped('the BLM feed is empty');
    if (this.part !== 'data') throw new ImportStopped(`the BLM feed ends in its ${this.part}`);
    throw new ImportStopped(`the BLM feed ends before ${END}, after ${this.number} properties`);
  }

  private readStart(): void {
    const text = this.buffer.trimStart();
    if (text.length < START.length && START.startsWith(text)) return;
    if (!text.startsWith(START)) {
      throw new ImportStopped(`this is not a BLM feed: it does not start with ${START}`);
    }
    this.part = 'header';
    this.drop(this.buffer.length - text.length + START.length);
  }

  private readHeader(): void {
    const header = this.take(DEFINITION, MAX_HEADER_LENGTH);
    if (header === undefined) return;
    this.delimiters = parseHeader(header);
    this.origin = { createdAt: parseGeneratedDate(header), agency: null };
    this.part = 'definition';
  }

  private readDefinition(): void {
    const definition = this.take(DATA, MAX_HEADER_LENGTH);
    if (definition === undefined) return;
    const end = definition.lastIndexOf(this.delimiters.record);
    if (end < 0) throw new ImportStopped('the definition of the BLM feed does not end with its EOR');
    this.names = parseDefinition(definition.slice(0, end), this.delimiters);
    this.part = 'data';
  }

  private *readRecords(): Generator<BlmRecord> {
    while (!this.isAtEnd()) {
      const record = this.take(this.delimiters.record, MAX_RECORD_LENGTH);
      if (record === undefined) return;
      yield this.toRecord(record);
    }
  }

  private isAtEnd(): boolean {
    const start = this.buffer.search(/\S/);
    if (start < 0 || !this.buffer.startsWith(END, start)) return false;
    this.part = 'end';
    this.buffer = '';
    return true;
  }

  private toRecord(raw: string): BlmRecord {
    const number = ++this.number;
    const text = this.decodeRecord(raw);
    const values = splitFields(text, this.delimiters);
    const fields = new Map(this.names.map((name, index) => [name, values[index]?.trim() ?? '']));
    if (text.includes(BROKEN))
      return { number, fields, fault: brokenByteReason(lineOfBroken(text, this.line)) };
    if (values.length === this.names.length) return { number, fields };
    // The last value may be empty, and then looks like the end of the record.
    if (values.length === this.names.length - 1) return { number, fields };
    const fault = `the record has ${values.length} fields, but the definition has ${this.names.length}`;
    return { number, fields, fault };
  }

  /** Removes and returns the text before a delimiter, which is removed too. */
  private take(delimiter: string, maxLength: number): string | undefined {
    const at = this.buffer.indexOf(delimiter, this.searched);
    if ((at < 0 ? this.buffer.length : at) > maxLength) {
      const what = this.part === 'data' ? `property ${this.number + 1}` : `the ${this.part}`;
      throw new ImportStopped(`${what} of the BLM feed is longer than ${maxLength} characters`);
    }
    if (at < 0) {
      this.searched = Math.max(0, this.buffer.length - delimiter.length + 1);
      return undefined;
    }
    const text = this.buffer.slice(0, at);
    this.drop(at + delimiter.length);
    return text;
  }

  private drop(length: number): void {
    this.line += countLineFeeds(this.buffer.slice(0, length));
    this.buffer = this.buffer.slice(length);
    this.searched = 0;
  }
}
