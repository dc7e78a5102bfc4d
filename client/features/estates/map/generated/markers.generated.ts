/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A rectangle on the map, WGS 84. */
export type Bounds = {
  /** Longitude of the right edge, in degrees east. */
  east: number;
  /** Latitude of the upper edge, in degrees north. */
  north: number;
  /** Latitude of the lower edge, in degrees north. */
  south: number;
  /** Longitude of the left edge, in degrees east. */
  west: number;
};

/** A country of Europe, by its ISO 3166-1 code. */
export type Country =
  /** Andorra. */
  | 'AD'
  /** Albania. */
  | 'AL'
  /** Austria. */
  | 'AT'
  /** Bosnia and Herzegovina. */
  | 'BA'
  /** Belgium. */
  | 'BE'
  /** Bulgaria. */
  | 'BG'
  /** Belarus. */
  | 'BY'
  /** Switzerland. */
  | 'CH'
  /** Cyprus. */
  | 'CY'
  /** The Czech Republic. */
  | 'CZ'
  /** Germany. */
  | 'DE'
  /** Denmark. */
  | 'DK'
  /** Estonia. */
  | 'EE'
  /** Spain. */
  | 'ES'
  /** Finland. */
  | 'FI'
  /** France. */
  | 'FR'
  /** The United Kingdom. */
  | 'GB'
  /** Georgia. */
  | 'GE'
  /** Gibraltar. */
  | 'GI'
  /** Greece. */
  | 'GR'
  /** Croatia. */
  | 'HR'
  /** Hungary. */
  | 'HU'
  /** Ireland. */
  | 'IE'
  /** Iceland. */
  | 'IS'
  /** Italy. */
  | 'IT'
  /** Liechtenstein. */
  | 'LI'
  /** Lithuania. */
  | 'LT'
  /** Luxembourg. */
  | 'LU'
  /** Latvia. */
  | 'LV'
  /** Monaco. */
  | 'MC'
  /** Moldova. */
  | 'MD'
  /** Montenegro. */
  | 'ME'
  /** North Macedonia. */
  | 'MK'
  /** Malta. */
  | 'MT'
  /** The Netherlands. */
  | 'NL'
  /** Norway. */
  | 'NO'
  /** Poland. */
  | 'PL'
  /** Portugal. */
  | 'PT'
  /** Romania. */
  | 'RO'
  /** Serbia. */
  | 'RS'
  /** Russia. */
  | 'RU'
  /** Sweden. */
  | 'SE'
  /** Slovenia. */
  | 'SI'
  /** Slovakia. */
  | 'SK'
  /** San Marino. */
  | 'SM'
  /** Turkey. */
  | 'TR'
  /** Ukraine. */
  | 'UA'
  /** Vatican City. */
  | 'VA'
  /** Kosovo. */
  | 'XK';

/** The energy label, best first; its thresholds depend on the region. */
export type EpcLabel =
  /** Label A. */
  | 'A'
  /** A+, in Flanders and Wallonia. */
  | 'A_PLUS'
  /** A++, in Wallonia only. */
  | 'A_PLUS_PLUS'
  /** Label B. */
  | 'B'
  /** Label C. */
  | 'C'
  /** Label D. */
  | 'D'
  /** Label E. */
  | 'E'
  /** Label F, the last in Flanders. */
  | 'F'
  /** Label G, in Wallonia and Brussels. */
  | 'G';

/** Search criteria for homes. The values of one list are alternatives; different fields must all match. */
export type EstateFilter = {
  /** The id of the responsible agent; an unknown one has no homes. Subscriptions ignore it. */
  agent?: string | number | null | undefined;
  /**
   * Map areas, at most 20: finds homes whose displayed location lies in any of them.
   * `44021`: a municipality with its real border, by its NIS code.
   * `10km-gent-9000`, `10km-51.0543_3.7174`: 1 to 50 km around a city or a point.
   * `box-51_3.6_51.2_3.9`: a rectangle as south, west, north, east.
   * `shape-BF…`: a drawn shape, its corners as a flexible polyline of latitudes and longitudes. All drawn shapes together
   * have at most 400 corners and 64,000 characters; each is simplified to 100 corners. Where the line crosses itself, the
   * shape is filled by the nonzero winding rule.
   */
  areas?: Array<string | number> | null | undefined;
  /** The buyer or tenant can move in on this day, immediately or earlier. Homes whose day is unknown are left out. */
  availableBy?: string | null | undefined;
  /** Inside this rectangle. */
  bounds?: Bounds | null | undefined;
  /**
   * Only homes that were changed here since this moment: by an import, or hidden and shown by the agency. It is later than
   * `Estate.updatedAt`, which the agency's software sets. An import has the time at which it began, so ask from an hour before
   * the last request. Homes that are no longer offered are not found: ask `listingStatuses` for those that you keep.
   * Subscriptions ignore it.
   */
  changedSince?: string | null | undefined;
  /** City ids, at most 50; a city with `isMain` includes all localities of its postal code. */
  cities?: Array<string | number> | null | undefined;
  /** Only in these countries. */
  countries?: Array<Country> | null | undefined;
  /** Extras that must be present or absent. */
  extras?: Array<ExtraCondition> | null | undefined;
  /** Only with one of these heating fuels. */
  heatingFuels?: Array<HeatingFuel> | null | undefined;
  /**
   * Maximum living area in m²; ignored when `maxLivingArea` is given.
   * @deprecated Since 2026-11-30: use `maxLivingArea`.
   */
  maxArea?: number | null | undefined;
  /** Maximum living area in m²; of estates that are not lived in, their usable area. */
  maxLivingArea?: number | null | undefined;
  /** Maximum plot area in m². */
  maxPlotArea?: number | null | undefined;
  /** Euros; per month for rentals. */
  maxPrice?: number | null | undefined;
  /** Built in this year or earlier. */
  maxYear?: number | null | undefined;
  /**
   * Minimum living area in m²; ignored when `minLivingArea` is given.
   * @deprecated Since 2026-11-30: use `minLivingArea`.
   */
  minArea?: number | null | undefined;
  /** The minimum number of bedrooms. */
  minBedrooms?: number | null | undefined;
  /** Minimum living area in m²; of estates that are not lived in, their usable area. */
  minLivingArea?: number | null | undefined;
  /** Minimum plot area in m². */
  minPlotArea?: number | null | undefined;
  /** Euros; per month for rentals. Homes with the price on request are left out when a price bound is set. */
  minPrice?: number | null | undefined;
  /** Built in this year or later. */
  minYear?: number | null | undefined;
  /** The id of the responsible office; an unknown one has no homes. */
  office?: number | null | undefined;
  /** With an open house in this number of days from now, at most 365. */
  openHouseWithin?: number | null | undefined;
  /** Published at most this number of days ago; at most a hundred years. */
  publishedWithin?: number | null | undefined;
  /** Only sold by one of these methods; rentals are left out. */
  saleMethods?: Array<SaleMethod> | null | undefined;
  /** Subtypes. A type without a listed subtype matches all its subtypes. */
  subTypes?: Array<EstateSubType> | null | undefined;
  /** A reference, or words in the texts of the requested language. */
  text?: string | null | undefined;
  /** For sale or to rent. */
  transaction?: Transaction | null | undefined;
  /** Property types. */
  types?: Array<EstateType> | null | undefined;
  /** What happens when a city or an area does not exist; `REJECT` when absent. */
  unknownPlaces?: UnknownPlaces | null | undefined;
  /** The worst acceptable energy label. */
  worstEpcLabel?: EpcLabel | null | undefined;
};

/** The subtype of a property. */
export type EstateSubType =
  /** Block of flats. */
  | 'BLOCK_OF_FLATS'
  /** A closed garage box. */
  | 'BOX'
  /** Building plot. */
  | 'BUILDING_PLOT'
  /** Bungalow. */
  | 'BUNGALOW'
  /** Catering. */
  | 'CATERING'
  /** A wooden house, often in a holiday park. */
  | 'CHALET'
  /** A home whose residents share spaces such as a garden or a dining room. */
  | 'CO_HOUSING'
  /** Detached. */
  | 'DETACHED'
  /** Duplex. */
  | 'DUPLEX'
  /** Farmhouse. */
  | 'FARMHOUSE'
  /** Farmland. */
  | 'FARMLAND'
  /** An apartment on one floor. */
  | 'FLAT'
  /** Ground floor. */
  | 'GROUND_FLOOR'
  /** Houseboat. */
  | 'HOUSEBOAT'
  /** Loft. */
  | 'LOFT'
  /** Mansion. */
  | 'MANSION'
  /** Office. */
  | 'OFFICE'
  /** Parking space. */
  | 'PARKING_SPACE'
  /** Penthouse. */
  | 'PENTHOUSE'
  /** A room in a house or flat that its residents share. */
  | 'ROOM'
  /** Semi detached. */
  | 'SEMI_DETACHED'
  /** A flat with services for older people (assistentiewoning, résidence-services). */
  | 'SERVICE_FLAT'
  /** Shop. */
  | 'SHOP'
  /** Student building. */
  | 'STUDENT_BUILDING'
  /** A room for a student. */
  | 'STUDENT_ROOM'
  /** Studio. */
  | 'STUDIO'
  /** Terraced. */
  | 'TERRACED'
  /** Villa. */
  | 'VILLA'
  /** Warehouse. */
  | 'WAREHOUSE'
  /** Wood. */
  | 'WOOD';

/** The property type. */
export type EstateType =
  /** Apartment. */
  | 'APARTMENT'
  /** Commercial. */
  | 'COMMERCIAL'
  /** Garage. */
  | 'GARAGE'
  /** House. */
  | 'HOUSE'
  /** Investment. */
  | 'INVESTMENT'
  /** Land. */
  | 'LAND';

/** An extra that a search can ask for. */
export type Extra =
  /** Bicycle shed. */
  | 'BICYCLE_SHED'
  /** Commercial surface. */
  | 'COMMERCIAL_SURFACE'
  /** Furnished. */
  | 'FURNISHED'
  /** Garage. */
  | 'GARAGE'
  /** Garden. */
  | 'GARDEN'
  /** A lift. */
  | 'LIFT'
  /** The lease allows pets. */
  | 'PETS_ALLOWED'
  /** Ready to move in. */
  | 'READY_TO_MOVE_IN'
  /** Renovation required. */
  | 'RENOVATION_REQUIRED'
  /** Revenue property. */
  | 'REVENUE_PROPERTY'
  /** Terrace. */
  | 'TERRACE';

/** An extra that must be present or absent. */
export type ExtraCondition = {
  /** The extra. */
  extra: Extra;
  /** True: the extra is known to be present. False: it is known to be absent. */
  present: boolean;
};

/** The heating fuel. */
export type HeatingFuel =
  /** Electricity. */
  | 'ELECTRICITY'
  /** Gas. */
  | 'GAS'
  /** Heat pump. */
  | 'HEAT_PUMP'
  /** Oil. */
  | 'OIL'
  /** Pellets. */
  | 'PELLETS'
  /** Wood. */
  | 'WOOD';

/** A language of the site. */
export type Locale =
  /** German. */
  | 'de'
  /** English. */
  | 'en'
  /** French. */
  | 'fr'
  /** Dutch. */
  | 'nl';

/** How an estate for sale gets its price and its buyer. */
export type SaleMethod =
  /** Buyers bid; the price is the amount from which they do. */
  | 'BIDS_FROM'
  /** The price is the amount that the owner asks. */
  | 'FIXED_PRICE'
  /** The price is the lump sum; the buyer also pays an annuity for life. */
  | 'LIFE_ANNUITY'
  /** The price is the lowest amount that the owner considers. */
  | 'PRICE_FROM'
  /** A notary sells it in public, for instance on Biddit; the price is the starting price. */
  | 'PUBLIC_SALE'
  /** Buyers hand in one offer each, which the owner opens after the last day; the price, if any, is the lowest offer. */
  | 'SEALED_OFFERS';

/** Whether a listing is for sale or to rent. */
export type Transaction =
  /** To rent. */
  | 'RENT'
  /** For sale. */
  | 'SALE';

/** What a search does with the id of a city or area that does not exist. */
export type UnknownPlaces =
  /** It is left out; when none is left, the search is not limited to places. */
  | 'IGNORE'
  /** It is an error, with the code `BAD_USER_INPUT`. */
  | 'REJECT';

export type EstateMarkersQueryVariables = Exact<{
  locale: Schema.Locale;
  filter: Schema.EstateFilter;
  zoom: number;
}>;


export type EstateMarkersQuery = { estateMarkers: Array<{ id: string, isProject: boolean, price: number | null, location: { latitude: number, longitude: number }, headType: { id: number }, cluster: { count: number, bounds: { north: number, east: number, south: number, west: number }, price: { max: number } | null } | null }> };


export const EstateMarkersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstateMarkers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EstateFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estateMarkers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"zoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isProject"}},{"kind":"Field","name":{"kind":"Name","value":"headType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"cluster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"bounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"north"}},{"kind":"Field","name":{"kind":"Name","value":"east"}},{"kind":"Field","name":{"kind":"Name","value":"south"}},{"kind":"Field","name":{"kind":"Name","value":"west"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EstateMarkersQuery, EstateMarkersQueryVariables>;