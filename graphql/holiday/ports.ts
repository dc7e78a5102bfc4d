import type { Country, Region } from '../../shared/cities/vocabulary.ts';
import type { Period } from '../../shared/holiday/periods.ts';
import type { Season } from '../../shared/holiday/price.ts';
import type { HolidayFacility } from '../../shared/holiday/vocabulary.ts';
import type { ChangeSubscription } from '../change-subscription.ts';
import type { ListingRecord } from '../listings/ports.ts';

/** A rental unit, as stored. */
export interface RentalUnitRecord extends ListingRecord {
  name: string;
  /** The maximum number of guests. */
  persons: number;
  bedrooms: number | null;
  bathrooms: number | null;
  allowsPets: boolean;
  facilities: HolidayFacility[];
}

/** Criteria for rental units; all must match. */
export interface RentalUnitSearch {
  /** The minimum number of guests that it accommodates. */
  persons?: number;
  cityIds?: number[];
  country?: Country;
  region?: Region;
  /** Pets must be allowed. */
  withPets?: boolean;
  /** A period of which every night lies in a season and is available. */
  freePeriod?: Period;
  /** Whether the period begins in the past: then no unit is available. */
  hasBegun?: boolean;
  /** Changed in this database since this moment. */
  changedSince?: Date;
}

export interface RentalUnitStore {
  /** One page of units on offer, newest first, and the total. */
  search(
    search: RentalUnitSearch,
    window: { offset: number; limit: number },
  ): Promise<{ records: RentalUnitRecord[]; total: number }>;
  /** Counts of matching units by city, largest count first. */
  countByCity(search: RentalUnitSearch): Promise<{ cityId: number; count: number }[]>;
  findMany(ids: readonly number[]): Promise<RentalUnitRecord[]>;
  /**
   * For each unit, in the same order: ids of units on offer in the same country (in Belgium: region) for at least as
   * many guests, nearest first.
   */
  findSimilar(units: readonly RentalUnitRecord[], limit: number): Promise<number[][]>;
  /** Seasons in chronological order. */
  listSeasons(unitIds: readonly number[]): Promise<(Season & { unitId: number })[]>;
  /** Nights made unavailable by the feed, an external calendar or an accepted stay; the periods may overlap. */
  listUnavailable(unitIds: readonly number[]): Promise<(Period & { unitId: number })[]>;
}

/** The unavailable nights of a unit, with what else decides on a stay in it; the same for all visitors. */
export interface UnitNights {
  unitId: number;
  /** The maximum number of guests. */
  persons: number;
  seasons: Season[];
  unavailable: Period[];
  /** Today's date in Brussels. */
  today: string;
}

export interface LiveNights {
  subscribe(unitId: number): ChangeSubscription<UnitNights>;
}
