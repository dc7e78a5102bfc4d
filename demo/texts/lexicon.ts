import type { Region } from '../../shared/cities/vocabulary.ts';
import type {
  EstateSubType,
  GLAZINGS,
  HEATING_FUELS,
  ORIENTATIONS,
} from '../../shared/estates/vocabulary.ts';

export type CountedNoun =
  | 'bedrooms'
  | 'bathrooms'
  | 'garages'
  | 'parking'
  | 'flats'
  | 'studentRooms'
  | 'facades'
  /** In months' rent. */
  | 'deposit';

/** The words of one language that are inserted into phrases, in the required grammatical case. */
export type Lexicon = {
  /** The plain noun, with an indefinite article, and with a demonstrative. */
  nouns: Record<EstateSubType, readonly [plain: string, indefinite: string, demonstrative: string]>;
  /** Number words from zero. */
  numbers: readonly string[];
  /** Singular, and plural with `{n}`. */
  counts: Record<CountedNoun, readonly [string, string]>;
  orientations: Record<(typeof ORIENTATIONS)[number], string>;
  fuels: Record<(typeof HEATING_FUELS)[number], string>;
  glazings: Record<(typeof GLAZINGS)[number], string>;
  /** Phrases for floors, the ground floor first. */
  levels: readonly string[];
  /** The common name of the energy certificate in each region. */
  certificate: Record<Region, string>;
};
