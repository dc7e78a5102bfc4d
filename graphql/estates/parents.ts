import type DataLoader from 'dataloader';
import type { Region } from '../../shared/cities/vocabulary.ts';
import type { EpcLabel } from '../../shared/estates/vocabulary.ts';
import type { Bounds } from '../../shared/listings/criteria.ts';
import type { Locale } from '../../shared/locales.ts';
import type { EstateRecord, EstateSearch, FacetName, MarkerRecord, SearchAnswer } from './ports.ts';

/** An estate, and the language in which it was asked for. */
export interface EstateParent {
  listing: EstateRecord;
  locale: Locale;
}

/** The certificate of an estate: what its card shows is at hand, the rest is loaded when asked for. */
export interface EpcParent extends EstateParent {
  region: Region;
  label: EpcLabel;
}

/** What of a search's answer is asked for: asked for together, it is one question to the store. */
export type SearchPart = 'page' | FacetName;

export interface EstateFacetsParent {
  answer: DataLoader<SearchPart, SearchAnswer>;
  locale: Locale;
}

export interface EstatePageParent {
  answer: DataLoader<SearchPart, SearchAnswer>;
  facets: EstateFacetsParent;
  search: EstateSearch;
  page: number;
  pageSize: number;
  locale: Locale;
}

export interface EstateMarkerParent extends Omit<MarkerRecord, 'publishedAt'> {
  /** Absent: homes. */
  isProject?: boolean;
  /** Absent: one home. */
  cluster?: { count: number; bounds: Bounds; price: { min: number; max: number } | null };
}
