/** What a format of another system provides: the translation of its records to lines of the site's own feed. */
import type { Locale } from '../../../../shared/locales.ts';
import type { FileOrigin } from '../file-origin.ts';
import type { FeedLineInput } from '../format.ts';
import type { PeopleTable } from '../people-table.ts';
import type { UnmappedValues } from './unmapped-values.ts';

export const FORMAT_NAMES = [
  'baksteen',
  'blm',
  'kyero',
  'openimmo',
  'skarabee',
  'sweepbright',
  'whise',
  'zabun',
] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

/** A format that is translated; the site's own is read as it is. */
export interface FeedFormat {
  /**
   * Whether a feed that starts with this text is of the format. The text is at most 4,096 bytes, decoded as Latin-1,
   * so that keywords can be found in every encoding that contains ASCII.
   */
  recognizes(start: string): boolean;
  /** Whether a file that starts with this text, decoded as Latin-1, is of the format and has only changes. */
  isPartial?(start: string): boolean;
  createTranslator(options: TranslationOptions): FeedTranslator;
}

export interface TranslationOptions {
  /** The language of texts for which the feed names none. */
  locale: Locale;
  /** Counts values and fields that the site cannot store. */
  unmapped: UnmappedValues;
  /** Offices and agents of the feed by the ids of its system; none by default. */
  people?: PeopleTable | undefined;
  /** Whether the operator named the format. Then a file need not say that it is complete. */
  isNamed?: boolean;
}

export interface FeedTranslator {
  /**
   * References of listings that a file of changes deletes, so far. Null or absent in a complete file, which withdraws
   * the listings that it does not contain.
   */
  readonly deleted?: ReadonlySet<string> | null;
  /** Null until it has been read; absent in formats that do not contain it. */
  readonly origin?: FileOrigin | null;
  /**
   * Translates the records that are complete after this piece of the file.
   * @throws ImportStopped when the file is not of this format, or is not well-formed.
   */
  push(piece: Uint8Array): TranslatedRecord[];
  /**
   * Translates the last records.
   * @throws ImportStopped when the file is truncated or empty.
   */
  end(): TranslatedRecord[];
}

/** A record of the feed; `number` counts them from 1. The importer validates the line like one of its own format. */
export type TranslatedRecord = { number: number } & (
  | { line: FeedLineInput }
  /** The record cannot be translated. With a reference, the stored listing is kept unchanged. */
  | {
      reasons: string[];
      kind: FeedLineInput['kind'];
      reference?: string;
      /** The system has withdrawn the listing, so it is not kept. */
      isWithdrawn?: true;
    }
);
