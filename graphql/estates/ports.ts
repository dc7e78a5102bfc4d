import type { RuleOverrides } from '../../shared/appointments/viewing-rules.ts';
import type { EstateCriteria } from '../../shared/estates/criteria.ts';
import type { EstateTerms } from '../../shared/estates/terms.ts';
import type { EpcLabel, EstateSubType, EstateType } from '../../shared/estates/vocabulary.ts';
import type { StatusCode } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type {
  Comfort,
  Construction,
  CoOwnership,
  Dimensions,
  Energy,
  EpcCommunal,
  Financial,
  Floor,
  Lease,
  Technical,
} from '../generated/resolvers.ts';
import type { ListingRecord } from '../listings/ports.ts';
import type { StoredPlanning } from '../statements/planning.ts';
import type { EstateOrder, Position, ResultWindow } from './result-order.ts';

/**
 * The stored fields of an estate that its card shows. Money in euro cents, areas in m². `livingArea` is the usable area
 * of estates that are not lived in.
 */
export interface EstateRecord extends ListingRecord {
  priceCents: number | null;
  type: EstateType;
  subType: EstateSubType;
  bedrooms: number | null;
  livingArea: number | null;
  plotArea: number | null;
  epcLabel: EpcLabel | null;
  epcValue: number | null;
  /** When the price was last changed, if that change lowered it; otherwise null. */
  priceLoweredAt: Date | null;
  /** Null when it is simply offered at a fixed price. */
  terms: EstateTerms | null;
}

/** The section `epc` as the import stored it. Label and value are columns, too. */
export interface StoredEpc {
  certificate?: string;
  validUntil?: string;
  co2?: number;
  totalPrimaryEnergy?: number;
  renovationDuty?: boolean;
}

/** The sections of the detail page as the import stored them, without empty values. */
export interface EstateSections {
  dimensions: Dimensions;
  comfort: Comfort;
  energy: Energy;
  epc: StoredEpc;
  epcCommunal: EpcCommunal;
  financial: Financial;
  floors: Floor[];
  planning: StoredPlanning;
  technical: Technical;
  construction: Construction;
  lease: Lease;
  coOwnership: CoOwnership;
  parcel: StoredParcel;
  lot: StoredLot;
  extras: Record<string, boolean>;
  /** Viewing rules of the estate itself, as far as it has any. */
  viewings: RuleOverrides;
}

type StoredText = Partial<Record<Locale, string>>;

export interface StoredParcel {
  soilCertificate?: boolean;
  soilText?: StoredText;
  servitudes?: boolean;
  servitudesText?: StoredText;
}

export interface StoredLot {
  number?: string;
  buildableArea?: number;
  maxFloors?: number;
  rules?: StoredText;
}

/** Areas as the store compares them: municipalities by NIS code, shapes on the plane of shared/geography/plane.ts. */
export interface ResolvedAreas {
  /** The ids of these areas, as in `EstateFilter.areas`. */
  ids: string[];
  municipalities: number[];
  polygons: PlanePoint[][];
  circles: (PlanePoint & { radius: number })[];
}

/** A point on the plane of shared/geography/plane.ts, in kilometres east and north. */
export interface PlanePoint {
  x: number;
  y: number;
}

/**
 * Criteria as the store compares them: cities as ids, types completed by their subtypes and vice versa, money in cents,
 * the worst label as its index in EPC_LABELS.
 */
export interface ResolvedCriteria extends Omit<EstateCriteria, 'cities' | 'areas' | 'worstEpcLabel'> {
  cities?: number[];
  areas?: ResolvedAreas;
  worstEpcLabel?: number;
  agent?: number;
  changedSince?: Date;
}

/** Criteria of the API alone: no page, URL or stored search has them. */
export const API_CRITERIA = ['agent', 'changedSince'] as const;

export interface EstateSearch {
  criteria: ResolvedCriteria;
  /** The language of search words, and of the collation of city names. */
  locale: Locale;
}

export type FacetName = 'kinds' | 'cities' | 'municipalities' | 'bedrooms' | 'price' | 'prices';

/** The number of matching homes in a city. */
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
  /** Counts by interval of `shared/estates/price-steps.ts`, from 0. */
  prices?: { interval: number; count: number }[];
}

export interface SearchResult extends FacetCounts {
  estates: EstateRecord[];
  /** Whether no results follow. */
  isLast: boolean;
  total: number;
}

export interface WideningCounts {
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

/** The homes in one cell of a map; type and status are those of the home with the id. */
export interface ClusterRecord {
  id: number;
  type: EstateType;
  status: StatusCode;
  homes: number;
  minCents: number | null;
  maxCents: number | null;
  /** Bounding box in kilometres on the plane of shared/geography/plane.ts. */
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface EstateStore {
  /**
   * One page of estates, the total, and the counts of the requested facets, each without its own filter. At most 100
   * cities and municipalities, largest count first.
   */
  search(
    search: EstateSearch,
    order: EstateOrder,
    window: ResultWindow,
    facets: readonly FacetName[],
  ): Promise<SearchResult>;
  /** The position of the last of these homes that is still on offer, in the order of a search; null when none is. */
  findPosition(search: EstateSearch, order: EstateOrder, ids: readonly number[]): Promise<Position | null>;
  /** The number of estates that each search finds. */
  countAll(searches: readonly EstateSearch[]): Promise<number[]>;
  /** Like `countAll`, plus counts by city for one more search, largest count first. */
  countWidenings(searches: readonly EstateSearch[], around: EstateSearch | null): Promise<WideningCounts>;
  findMany(ids: readonly number[]): Promise<EstateRecord[]>;
  findSections(ids: readonly number[]): Promise<{ id: number; sections: Partial<EstateSections> }[]>;
  /** For each estate, in the same order: ids of similar estates on offer, nearest first. */
  findSimilar(estates: readonly EstateRecord[], limit: number): Promise<number[][]>;
  findMarkers(search: EstateSearch, limit: number): Promise<MarkerRecord[]>;
  /** At most 200 items, of cells as small as the zoom and that limit allow. */
  findClusters(search: EstateSearch, zoom: number): Promise<ClusterRecord[]>;
}
