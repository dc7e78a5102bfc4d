/** Chooses the reader of a feed by its format, which is recognised by its first bytes if it is not given. */
import type { Locale } from '../../../../shared/locales.ts';
import type { FormatName } from '../../feed/formats/feed-format.ts';
import { FORMATS } from '../../feed/formats/formats.ts';
import { UnmappedValues } from '../../feed/formats/unmapped-values.ts';
import { ImportStopped } from '../../feed/import-stopped.ts';
import { createMappedTranslator } from '../../feed/mapping/mapped-translator.ts';
import type { Mapping } from '../../feed/mapping/mapping.ts';
import { NO_PEOPLE, type PeopleTable, peopleOfFeed } from '../../feed/people-table.ts';
import { type FeedPiece, OwnFeedReader } from './feed-reader.ts';
import { TranslatedFeedReader } from './translated-feed-reader.ts';
import { FORMAT_LABELS, findLookalike, presentUnknownFile, type Syntax } from './unknown-file.ts';

export interface ReadOptions {
  /** Recognised by the content if absent. */
  format?: FormatName | undefined;
  /** Instead of a format: how records of a system that the site does not know are translated. */
  mapping?: Mapping | undefined;
  /** The language of texts for which the feed names none. */
  locale: Locale;
  /** The feed to which the paths of pictures and documents belong. */
  feed: string;
  /** Offices and agents by the ids of a CRM; none by default. */
  people?: PeopleTable;
}

/** The number of bytes that formats are recognised by. */
const START_BYTES = 4_096;
const NOTHING: FeedPiece = { items: [], unknownFields: [], unmapped: [], origin: null };

/** Reads a feed piece by piece. Memory is bounded by the largest record. */
export class FeedReader {
  private readonly options: ReadOptions;
  private reader: OwnFeedReader | TranslatedFeedReader | null = null;
  /** The first bytes, until the format is known. */
  private start: Uint8Array = new Uint8Array();

  constructor(options: ReadOptions) {
    this.options = options;
  }

  /**
   * Parses the lines that end in this piece: the bytes of a file, or one line without its end.
   * @throws ImportStopped when the source is not a feed.
   */
  push(piece: Uint8Array | string): FeedPiece {
    const bytes = typeof piece === 'string' ? Buffer.from(`${piece}\n`) : piece;
    if (this.reader) return this.reader.push(bytes);
    this.start = this.start.length === 0 ? bytes : Buffer.concat([this.start, bytes]);
    if (this.start.length < START_BYTES) return NOTHING;
    return this.begin();
  }

  /** @throws ImportStopped when the feed is truncated or empty. */
  end(): FeedPiece {
    const first = this.reader ? null : this.begin();
    const last = (this.reader as OwnFeedReader | TranslatedFeedReader).end();
    return first ? { ...last, items: [...first.items, ...last.items] } : last;
  }

  private begin(): FeedPiece {
    this.reader = createReader(this.options, this.start);
    const piece = this.reader.push(this.start);
    this.start = new Uint8Array();
    return piece;
  }
}

function createReader(
  { format: named, mapping, locale, feed, people = NO_PEOPLE }: ReadOptions,
  start: Uint8Array,
): OwnFeedReader | TranslatedFeedReader {
  const unmapped = new UnmappedValues();
  const options = { locale, unmapped, people: peopleOfFeed(people, feed), isNamed: named !== undefined };
  if (mapping) return new TranslatedFeedReader(createMappedTranslator(mapping, options), unmapped, feed);
  const text = Buffer.from(start.subarray(0, START_BYTES)).toString('latin1');
  if (named) checkFormat(named, text);
  const name = named ?? recognize(text);
  if (name === 'baksteen') return new OwnFeedReader(feed, text);
  return new TranslatedFeedReader(FORMATS[name].createTranslator(options), unmapped, feed);
}

/** The site's own format is also the one of files that no format recognises: its reader says what they are. */
function recognize(start: string): FormatName {
  const names = Object.keys(FORMATS) as (keyof typeof FORMATS)[];
  return names.find((name) => FORMATS[name].recognizes(start)) ?? 'baksteen';
}

const SYNTAXES: Readonly<Record<FormatName, Syntax>> = {
  baksteen: 'json',
  blm: 'text',
  kyero: 'xml',
  openimmo: 'xml',
  skarabee: 'xml',
  sweepbright: 'json',
  whise: 'json',
  zabun: 'json',
};

/**
 * A format is named when it cannot be recognised, so only a file that is certainly of another format is rejected here.
 * @throws ImportStopped
 */
function checkFormat(named: FormatName, start: string): void {
  const recognized = recognize(start);
  if (recognized === named) return;
  const label = FORMAT_LABELS[named];
  if (recognized !== 'baksteen')
    throw new ImportStopped(
      `the format of this feed is set to ${label}, but this looks like ${FORMAT_LABELS[recognized]}`,
    );
  const found = findLookalike(start);
  if (!start.trim() || !found || (found.isGeneric && found.syntax === SYNTAXES[named])) return;
  throw new ImportStopped(`the format of this feed is set to ${label}, but ${presentUnknownFile(start)}`);
}
