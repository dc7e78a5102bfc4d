/**
 * Reads the records of a JSON file as a stream: the elements of the root list, of a list in the root object, or a
 * single record. At most one record is in memory.
 */
import { JSONParser, TokenType } from '@streamparser/json';
import { ImportStopped } from '../../import-stopped.ts';

export type JsonObject = Record<string, unknown>;

export interface JsonShape {
  /** The name of the format, for messages. */
  format: string;
  /** Members of the root object that contain the records, also of inner objects: "data.homes". */
  lists: string[];
  /** Whether a root object without any of these members is a record itself. */
  allowsSingle: boolean;
  /** Bytes of a record, or of what surrounds the records. */
  maxRecordSize?: number;
}

const MAX_RECORD_SIZE = 2_000_000;
const MAX_DEPTH = 32;
/** Sizes are checked after as many bytes. */
const PART_SIZE = 16_384;
/** Space, tab, line feed, carriage return. */
const WHITE_SPACE = [32, 9, 10, 13];

export class JsonRecords {
  private readonly shape: JsonShape;
  private readonly parser: JSONParser;
  private records: unknown[] = [];
  private hasList = false;
  private isBlank = true;
  private depth = 0;
  private bytes = 0;
  /** Where the last token starts. */
  private position = 0;
  /** Where the part of the file starts that is in memory. */
  private keptFrom = 0;
  private number = 0;

  constructor(shape: JsonShape) {
    this.shape = shape;
    const lists = shape.lists.map((list) => `$.${list}.*`);
    this.parser = new JSONParser({ paths: ['$', '$.*', ...lists], stringBufferSize: 65_536 });
    this.parser.onToken = ({ token, offset }) => this.countToken(token, offset);
    this.parser.onValue = ({ value, key, parent, stack }) => {
      if (stack.length === 0) this.endRoot(value);
      else if (stack.length === 1) this.endMember(value, key, parent);
      else if (Array.isArray(parent)) this.endElement(value, parent);
    };
  }

  /** @throws ImportStopped when the file is not JSON of this shape, or a record is too large. */
  push(piece: Uint8Array): unknown[] {
    for (let at = 0; at < piece.length; at += PART_SIZE) {
      const part = piece.subarray(at, at + PART_SIZE);
      this.bytes += part.length;
      this.isBlank &&= part.every((byte) => WHITE_SPACE.includes(byte));
      this.write(part);
      const { format, maxRecordSize = MAX_RECORD_SIZE } = this.shape;
      if (this.bytes - this.keptFrom > maxRecordSize + PART_SIZE) {
        throw new ImportStopped(
          `the ${format} feed has more than ${maxRecordSize} bytes after record ${this.number}`,
        );
      }
    }
    return this.records.splice(0);
  }

  /** @throws ImportStopped when the file is empty or ends before its JSON does. */
  end(): void {
    if (this.parser.isEnded) return;
    if (this.isBlank) throw new ImportStopped(`the ${this.shape.format} feed is empty`);
    throw new ImportStopped(
      `the ${this.shape.format} feed ends in the middle, after record ${this.number} and byte ${this.position}`,
    );
  }

  private write(part: Uint8Array): void {
    try {
      this.parser.write(part);
    } catch (error) {
      if (error instanceof ImportStopped) throw error;
      throw new ImportStopped(
        `the ${this.shape.format} feed is not valid JSON in UTF-8, after record ${this.number} and byte ${this.position}`,
      );
    }
  }

  private countToken(token: TokenType, offset: number): void {
    this.position = offset;
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) {
      if (++this.depth > MAX_DEPTH) {
        throw new ImportStopped(`the ${this.shape.format} feed is nested too deeply at byte ${offset}`);
      }
    } else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) this.depth--;
  }

  private endElement(value: unknown, list: unknown[]): void {
    // Elements that have been read are removed, so that the list stays empty.
    list.length = 0;
    this.hasList = true;
    this.add(value);
  }

  private endMember(value: unknown, key: unknown, parent: unknown): void {
    if (Array.isArray(parent)) {
      this.endElement(value, parent);
      return;
    }
    const isList = typeof key === 'string' && this.shape.lists.includes(key);
    if (isList && Array.isArray(value)) this.hasList = true;
    const isRecord = isList && isObject(value);
    if (isRecord || (this.shape.allowsSingle && !this.hasList)) return;
    delete (parent as JsonObject)[String(key)];
    this.keptFrom = this.position;
  }

  private endRoot(root: unknown): void {
    if (Array.isArray(root) || this.hasList) return;
    const { format, lists, allowsSingle } = this.shape;
    if (!isObject(root))
      throw new ImportStopped(`this is not a ${format} feed: it is neither an object nor a list`);
    const record = lists.map((list) => root[list]).find(isObject);
    if (!record && !allowsSingle) {
      throw new ImportStopped(`this is not a ${format} feed: it has no list "${lists.join('" or "')}"`);
    }
    this.add(record ?? root);
  }

  private add(record: unknown): void {
    this.number++;
    this.records.push(record);
    this.keptFrom = this.position;
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
