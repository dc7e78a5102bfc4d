import type { NearbyPlaceKind } from '../../shared/listings/nearby-places.ts';
import type { Locale } from '../../shared/locales.ts';

/** A public place on the agency's map file. */
export interface PublicPlace {
  kind: NearbyPlaceKind;
  /** The local name, and those in other languages. */
  name: string;
  names: Partial<Record<Locale, string>>;
  kilometres: number;
}

export interface PublicPlaces {
  /** The places within a kilometre, nearest first. Empty without a map file. */
  find(point: { latitude: number; longitude: number }): Promise<readonly PublicPlace[]>;
}
