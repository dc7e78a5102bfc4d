import type DataLoader from 'dataloader';
import type { Region } from '../../shared/cities/vocabulary.ts';
import type { EpcLabel } from '../../shared/estates/vocabulary.ts';
import type { Bounds } from '../../shared/listings/criteria.ts';
import type { Locale } from '../../shared/locales.ts';
import type { AdvertisedHome } from '../../shared/rules/statements/statements.ts';
import type {
  EstateRecord,
  EstateSearch,
  FacetName,
  MarkerRecord,
  SearchResult,
  StoredEpc,
} from './ports.ts';
import type { EstateOrder, ResultWindow } from './result-order.ts';

/** An estate, and the language of the request. */
export interface EstateParent {
  listing: EstateRecord;
  locale: Locale;
}

/** A certificate. Of an estate, label and value are known from the search record, the rest is loaded on demand. */
export interface EpcParent {
  region: Region;
  label: EpcLabel;
  value: number | null;
  /** What decides whether a buyer must renovate, besides the certificate. */
  home: Pick<AdvertisedHome, 'transaction' | 'type' | 'subType'>;
  stored(): Promise<StoredEpc | undefined>;
}

/** A separately loadable part of a search result. Parts requested together are loaded by one SQL statement. */
export type SearchPart = 'page' | FacetName;

export interface EstateFacetsParent {
  result: DataLoader<SearchPart, SearchResult>;
  locale: Locale;
  /** The width in euros of the intervals of prices. */
  priceStep: number;
}

export interface EstatePageParent {
  result: DataLoader<SearchPart, SearchResult>;
  facets: EstateFacetsParent;
  search: EstateSearch;
  order: EstateOrder;
  /** Null when no page follows, because this is a sample. */
  window: ResultWindow | null;
  page: number;
  pageSize: number;
  locale: Locale;
}

/** Several homes that share a marker. */
export interface Cluster {
  count: number;
  bounds: Bounds;
  price: { min: number; max: number } | null;
}

export interface EstateMarkerParent extends Omit<MarkerRecord, 'publishedAt'> {
  /** Absent for homes. */
  isProject?: boolean;
  /** Absent for a single home. */
  cluster?: Cluster;
}
