/** Parses the bytes of a feed in the site's own format to lines, with reasons for rejected ones. Needs no database. */

import type { FileOrigin } from '../../feed/file-origin.ts';
import type { FeedLine } from '../../feed/format.ts';
import type { UnmappedValue } from '../../feed/formats/unmapped-values.ts';
import { ImportStopped } from '../../feed/import-stopped.ts';
import { type ListingDraft, type ListingLine, listingDraft } from '../listing/listing-draft.ts';
import { LineSplitter, type RawLine } from './line-splitter.ts';
import {
  identify,
  type ParsedLine,
  parseHeader,
  parseJson,
  parseLine,
  type RejectedLine,
} from './parse-line.ts';
import { withStoredPaths } from './stored-paths.ts';
import { type UnknownField, UnknownFields } from './unknown-fields.ts';
import { presentUnknownFile } from './unknown-file.ts';

/** The bytes of a file, or the lines of a feed as strings without line ends. */
export type FeedSource = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

export type ReadLine = Exclude<FeedLine, ListingLine> | ListingDraft;

/** One line; `number` starts at 1. */
export type FeedItem = {
  number: number;
  /** Whether the agency file names office and agent, not the feed: they need not exist. */
  hasMappedPeople?: boolean;
} & ({ line: ReadLine; droppedFiles: number } | RejectedLine);

export interface FeedPiece {
  items: FeedItem[];
  /** Counts of all pieces so far. */
  unknownFields: UnknownField[];
  /** Values of other formats that were not used, of all pieces so far. */
  unmapped: UnmappedValue[];
  /** Null until it has been read, and in formats that do not contain it. */
  origin: FileOrigin | null;
  /** References that a file of changes deletes, of all pieces so far; absent in a complete file. */
  deleted?: readonly string[];
}

export class OwnFeedReader {
  private readonly splitter = new LineSplitter();
  private readonly unknownFields = new UnknownFields();
  private readonly feed: string;
  private readonly start: string;
  private origin: FileOrigin | null = null;

  /** `start`: the first bytes of the file as Latin-1, to say what it is if it has no header. */
  constructor(feed: string, start: string) {
    this.feed = feed;
    this.start = start;
  }

  /**
   * Parses the lines that end in this piece.
   * @throws ImportStopped when the source is not a feed.
   */
  push(bytes: Uint8Array): FeedPiece {
    return this.read([...this.splitter.push(bytes)]);
  }

  /** @throws ImportStopped when the feed is truncated or empty. */
  end(): FeedPiece {
    const piece = this.read([this.splitter.end()]);
    if (!this.origin) throw new ImportStopped(presentUnknownFile(this.start));
    return piece;
  }

  private read(lines: RawLine[]): FeedPiece {
    const items = lines.flatMap((raw) => {
      const isBlank = !raw.fault && !raw.text;
      return isBlank || this.isHeader(raw) ? [] : [this.toItem(raw)];
    });
    return { items, unknownFields: this.unknownFields.list(), unmapped: [], origin: this.origin };
  }

  private isHeader(raw: RawLine): boolean {
    if (this.origin) return false;
    this.origin = parseHeader(raw.text);
    if (this.origin) return true;
    throw new ImportStopped(presentUnknownFile(this.start));
  }

  private toItem(raw: RawLine): FeedItem {
    const { number, text, fault } = raw;
    if (!raw.isComplete && (fault || parseJson(text) === undefined))
      throw new ImportStopped(`the file ends in the middle of line ${number}`);
    const parsed = fault
      ? { reasons: [fault], ...identify(parseJson(text)) }
      : parseLine(text, this.unknownFields);
    return toItem(parsed, number, this.feed);
  }
}

/** The item of a parsed line. */
export function toItem(parsed: ParsedLine, number: number, feed: string): FeedItem {
  if (!('line' in parsed)) return { number, ...parsed };
  return { number, line: toReadLine(parsed.line, feed), droppedFiles: parsed.droppedFiles };
}

/** `feed`: the feed to which the paths of pictures and documents belong. */
function toReadLine(parsed: FeedLine, feed: string): ReadLine {
  const line = withStoredPaths(parsed, feed);
  switch (line.kind) {
    case 'office':
    case 'agent':
    case 'news':
      return line;
    default:
      return listingDraft(line);
  }
}
