import type { NarrowerRules } from '../../shared/appointments/viewing-rules.ts';
import type { EstateCriteria } from '../../shared/estates/criteria.ts';
import type { SortOrder, SortType } from '../../shared/estates/search-params.ts';
import type { EpcLabel, EstateSubType, EstateType } from '../../shared/estates/vocabulary.ts';
import type { StatusCode } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type {
  Comfort,
  Construction,
  Dimensions,
  Energy,
  EpcCommunal,
  Financial,
  Floor,
  Planning,
  Technical,
} from '../generated/resolvers.ts';
import type { ListingRecord } from '../listings/ports.ts';

/** What a card shows of an estate, as stored. Money in euro cents, areas in m². */
export interface EstateRecord extends ListingRecord {
  priceCents: number | null;
  type: EstateType;
  subType: EstateSubType;
  bedrooms: number | null;
  livingArea: number | null;
  plotArea: number | null;
  epcLabel: EpcLabel | null;
  epcValue: number | null;
  /** When the last change of its price lowered it; null when it did not, or there was none. */
  priceLoweredAt: Date | null;
}

/** The sections of the detail page as the import stored them, without empty values. */
export interface EstateSections {
  dimensions: Dimensions;
  comfort: Comfort;
  energy: Energy;
  epc: { certificate?: string; validUntil?: string; co2?: number };
  epcCommunal: EpcCommunal;
  financial: Financial;
  floors: Floor[];
  planning: Planning;
  technical: Technical;
  construction: Construction;
  extras: Record<string, boolean>;
  /** When it can be viewed, as far as it says so itself. */
  viewings: NarrowerRules;
}

/** Areas as the store compares them: municipalities by NIS code, shapes on the plate of shared/geography/plane.ts. */
export interface ResolvedAreas {
  /** As visitors name them. */
  ids: string[];
  municipalities: number[];
  polygons: PlatePoint[][];
  circles: (PlatePoint & { radius: number })[];
}

/** Kilometres east and north. */
export interface PlatePoint {
  x: number;
  y: number;
}

/**
 * What a search asks of each criterion, as the store compares it: cities by their ids, types and subtypes together,
 * money in cents, the worst label by its index in EPC_LABELS.
 */
export interface ResolvedCriteria extends Omit<EstateCriteria, 'cities' | 'areas' | 'worstEpcLabel'> {
  cities?: number[];
  areas?: ResolvedAreas;
  worstEpcLabel?: number;
}

export interface EstateSearch {
  criteria: ResolvedCriteria;
  /** The language of searched words, and of city names in a sort. */
  locale: Locale;
}

export interface EstateOrder {
  by: SortType;
  order: SortOrder;
}

export type FacetName = 'kinds' | 'cities' | 'municipalities' | 'bedrooms' | 'price';

/** How much of what a search finds is in a town. */
export interface TownCount {
  cityId: number;
  count: number;
}

export interface FacetCounts {
  kinds?: { type: EstateType; subType: EstateSubType; count: number }[];
  cities?: TownCount[];
  municipalities?: { nis: number; count: number }[];
  bedrooms?: { bedrooms: number; count: number }[];
  price?: { minCents: number; maxCents: number } | null;
}

export interface SearchAnswer extends FacetCounts {
  estates: EstateRecord[];
  total: number;
}

export interface WiderCounts {
  totals: number[];
  towns: TownCount[];
}

export interface MarkerRecord {
  id: number;
  latitude: number;
  longitude: number;
  type: EstateType;
  status: StatusCode;
  priceCents: number | null;
  publishedAt: Date;
}

/** Homes that lie in one cell of a map; type and status are those of the home with the id. */
export interface MapItemRecord {
  id: number;
  type: EstateType;
  status: StatusCode;
  homes: number;
  minCents: number | null;
  maxCents: number | null;
  /** Kilometres on the plate of shared/geography/plane.ts. */
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface EstateStore {
  /**
   * One page of estates, how many there are in all, and counts for the facets named, each without its own
   * filter; at most 100 cities and municipalities, the fullest first.
   */
  search(
    search: EstateSearch,
    order: EstateOrder,
    window: { offset: number; limit: number },
    facets: readonly FacetName[],
  ): Promise<SearchAnswer>;
  /** How many estates each of the searches finds. */
  countAll(searches: readonly EstateSearch[]): Promise<number[]>;
  /** The same, and the towns of what one more search finds, the fullest first. */
  countWider(searches: readonly EstateSearch[], around: EstateSearch | null): Promise<WiderCounts>;
  findMany(ids: readonly number[]): Promise<EstateRecord[]>;
  findSections(ids: readonly number[]): Promise<{ id: number; sections: Partial<EstateSections> }[]>;
  /** For each of the estates, in their order: ids of offered estates like it, the nearest first. */
  findSimilar(estates: readonly EstateRecord[], limit: number): Promise<number[][]>;
  findMarkers(search: EstateSearch, limit: number): Promise<MarkerRecord[]>;
  /** At most 200, as near to the zoom as that allows. */
  findMapItems(search: EstateSearch, zoom: number): Promise<MapItemRecord[]>;
}
