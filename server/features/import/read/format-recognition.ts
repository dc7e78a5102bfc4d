/** Chooses the reader of a feed by its format, which is recognised by its first bytes if it is not given. */
import type { Locale } from '../../../../shared/locales.ts';
import type { FeedFormat, FormatName } from '../../feed/formats/feed-format.ts';
import { FORMATS } from '../../feed/formats/formats.ts';
import { UnmappedValues } from '../../feed/formats/unmapped-values.ts';
import { type FeedPiece, OwnFeedReader } from './feed-reader.ts';
import { TranslatedFeedReader } from './translated-feed-reader.ts';

export interface ReadOptions {
  /** Recognised by the content if absent. */
  format?: FormatName | undefined;
  /** The language of texts for which the feed names none. */
  locale: Locale;
  /** The feed to which the paths of pictures and documents belong. */
  feed: string;
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
    const { format } = this.options;
    this.start = this.start.length === 0 ? bytes : Buffer.concat([this.start, bytes]);
    if (!format && this.start.length < START_BYTES) return NOTHING;
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
  { format: named, locale, feed }: ReadOptions,
  start: Uint8Array,
): OwnFeedReader | TranslatedFeedReader {
  const format = named ? otherFormat(named) : recognize(start);
  if (!format) return new OwnFeedReader(feed);
  const unmapped = new UnmappedValues();
  return new TranslatedFeedReader(
    format.createTranslator({ locale, unmapped, isNamed: named !== undefined }),
    unmapped,
    feed,
  );
}

function otherFormat(name: FormatName): FeedFormat | null {
  return name === 'baksteen' ? null : FORMATS[name];
}

/** Null: the site's own format, whose reader also reports what is no feed. */
function recognize(start: Uint8Array): FeedFormat | null {
  const text = Buffer.from(start.subarray(0, START_BYTES)).toString('latin1');
  return Object.values(FORMATS).find((format) => format.recognizes(text)) ?? null;
}
