import type { Country, Region } from '../../shared/cities/vocabulary.ts';
import type { Period } from '../../shared/holiday/periods.ts';
import type { Season } from '../../shared/holiday/price.ts';
import type { HolidayFacility } from '../../shared/holiday/vocabulary.ts';
import type { ListingRecord } from '../listings/ports.ts';
import type { Follower } from '../live.ts';

/** A rental unit, as stored. */
export interface RentalUnitRecord extends ListingRecord {
  name: string;
  /** How many may sleep there at most. */
  persons: number;
  bedrooms: number | null;
  bathrooms: number | null;
  allowsPets: boolean;
  facilities: HolidayFacility[];
}

/** Every condition that is there holds. */
export interface RentalUnitSearch {
  /** At least so many may sleep there. */
  persons?: number;
  cityIds?: number[];
  country?: Country;
  region?: Region;
  /** Pets must be allowed. */
  withPets?: boolean;
  /** Every night of it lies in a season and is available. */
  free?: Period;
  /** The period has begun already: no unit is available. */
  hasBegun?: boolean;
}

export interface RentalUnitStore {
  /** One page of units that are offered, newest first, and how many there are in all. */
  search(
    search: RentalUnitSearch,
    window: { offset: number; limit: number },
  ): Promise<{ records: RentalUnitRecord[]; total: number }>;
  /** Where the units are that a search finds, the fullest town first. */
  countByCity(search: RentalUnitSearch): Promise<{ cityId: number; count: number }[]>;
  findMany(ids: readonly number[]): Promise<RentalUnitRecord[]>;
  /**
   * For each of the units, in their order: ids of units that are let in the same country (in Belgium: region) for at
   * least as many persons, the nearest first.
   */
  findSimilar(units: readonly RentalUnitRecord[], limit: number): Promise<number[][]>;
  /** In their order in the year. */
  listSeasons(unitIds: readonly number[]): Promise<(Season & { unitId: number })[]>;
  /** Nights that are not available, by the feed or an accepted stay; they may overlap. */
  listUnavailable(unitIds: readonly number[]): Promise<(Period & { unitId: number })[]>;
}

/** Which nights of a unit cannot be had, and what decides on a stay in it: the same for everybody who looks. */
export interface UnitNights {
  unitId: number;
  /** How many may sleep there at most. */
  persons: number;
  seasons: Season[];
  unavailable: Period[];
  /** In Brussels. */
  today: string;
}

export interface LiveNights {
  follow(unitId: number): Follower<UnitNights>;
}
