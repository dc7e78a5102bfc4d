import type { Region } from '../../../shared/cities/vocabulary.ts';
import type {
  EstateSubType,
  GLAZINGS,
  HEATING_FUELS,
  ORIENTATIONS,
} from '../../../shared/estates/vocabulary.ts';

export type CountedNoun =
  | 'bedrooms'
  | 'bathrooms'
  | 'garages'
  | 'parking'
  | 'flats'
  | 'studentRooms'
  | 'facades'
  | 'deposit';

/** The words of one language that are put into its phrases, already in the case that the phrases want. */
export type Lexicon = {
  /** Bare, with an indefinite article, with a demonstrative. */
  nouns: Record<EstateSubType, readonly [plain: string, indefinite: string, demonstrative: string]>;
  numbers: readonly string[];
  /** For one, and for `{n}`. */
  counts: Record<CountedNoun, readonly [string, string]>;
  orientations: Record<(typeof ORIENTATIONS)[number], string>;
  fuels: Record<(typeof HEATING_FUELS)[number], string>;
  glazings: Record<(typeof GLAZINGS)[number], string>;
  /** On which floor, the ground floor first. */
  levels: readonly string[];
  /** What people call the energy certificate of the region. */
  certificate: Record<Region, string>;
};
