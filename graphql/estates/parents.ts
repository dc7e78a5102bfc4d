import type DataLoader from 'dataloader';
import type { EpcLabel, Region } from '../../shared/estates/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { CityRecord } from '../cities/ports.ts';
import type { EstateRecord, EstateSearch, FacetCounts, FacetName, MarkerRecord } from './ports.ts';

/** An estate, and the language in which it was asked for. */
export interface EstateParent {
  estate: EstateRecord;
  locale: Locale;
}

/** The certificate of an estate: what its card shows is at hand, the rest is loaded when asked for. */
export interface EpcParent extends EstateParent {
  region: Region;
  label: EpcLabel;
}

/** One search; its facets are counted together, and only those that are asked for. */
export interface EstateFacetsParent {
  counts: DataLoader<FacetName, FacetCounts>;
  locale: Locale;
}

export interface EstatePageParent {
  found: Promise<{ ids: number[]; total: number }>;
  facets: EstateFacetsParent;
  search: EstateSearch;
  page: number;
  pageSize: number;
  locale: Locale;
}

export type EstateMarkerParent = MarkerRecord;

export interface CityCountParent {
  city: { city: CityRecord; locale: Locale };
  count: number;
}

/** A picture's alternative texts, and the language in which they were asked for. */
export interface PictureParent {
  alt: Partial<Record<Locale, string | null>>;
  locale: Locale;
}
