/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../generated/schema-types';

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

/** Why a home is highlighted. Days are counted in Brussels time. */
export type EstateHighlight =
  /** Published in the last 14 days. */
  | 'NEW'
  /** The price was lowered in the last 30 days and has not changed since. */
  | 'PRICE_LOWERED';

/** The order of search results. */
export type EstateSort = {
  /** The sort key. */
  by?: EstateSortKey;
  /** The direction. Homes without a value come last in both directions. */
  order?: SortOrder;
};

/** What homes can be sorted by. */
export type EstateSortKey =
  /** The living area, or the land's area where nothing is built. */
  | 'AREA'
  /** The name of the city, collated by the rules of the requested language. */
  | 'CITY'
  /** The date of publication. */
  | 'DATE'
  /** The living area, or the land's area where nothing is built. */
  | 'LIVING_AREA'
  /** The price; price on request comes last. */
  | 'PRICE'
  /** The price per m², as in `Estate.pricePerSquareMetre`. */
  | 'PRICE_PER_AREA';

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

/** What the status leaves open. */
export type Progress =
  /** It will be available soon. Until then it has no price and no address, and cannot be viewed. */
  | 'ANNOUNCED'
  /** The owner has accepted an offer; the status is OPTION. */
  | 'OFFER_ACCEPTED'
  /** It is sold if conditions are met, such as a loan for the buyer; the status is OPTION. */
  | 'SOLD_CONDITIONALLY';

/**
 * Search criteria for projects. Type and price must match the same entity, and that entity must be on offer. Without a
 * type, prices are compared with the entities that `priceFrom` considers: homes, or all entities when no home has a price.
 */
export type ProjectFilter = {
  /** Only projects that were changed here since this moment; see `EstateFilter.changedSince`. */
  changedSince?: string | null | undefined;
  /** City ids, at most 50; a city with `isMain` includes all localities of its postal code. */
  cities?: Array<string | number> | null | undefined;
  /** Delivered on or before this day. */
  deliveredBy?: string | null | undefined;
  /** Maximum price of an entity in euros. */
  maxPrice?: number | null | undefined;
  /** Minimum price of an entity in euros. */
  minPrice?: number | null | undefined;
  /** Property types of entities on offer. */
  types?: Array<EstateType> | null | undefined;
  /** What happens when a city does not exist; `REJECT` when absent. */
  unknownPlaces?: UnknownPlaces | null | undefined;
};

/** The kind of a project. */
export type ProjectKind =
  /** An allotment: its entities are building plots, called lots. */
  | 'ALLOTMENT'
  /** A building or development of homes, shops and garages. */
  | 'BUILDING';

/** The construction stage of a project. */
export type ProjectStage =
  /** Completed. */
  | 'COMPLETED'
  /** Not started. */
  | 'PLANNED'
  /** Under construction. */
  | 'UNDER_CONSTRUCTION';

/** A region of Belgium. The energy scale and the planning rules depend on it. */
export type Region =
  /** Brussels-Capital Region. */
  | 'BRUSSELS'
  /** Flemish Region. */
  | 'FLANDERS'
  /** Walloon Region, the German-speaking Community included. */
  | 'WALLONIA';

/** Search criteria for rental units; all given criteria must match. */
export type RentalUnitFilter = {
  /** Only units that were changed here since this moment; see `EstateFilter.changedSince`. */
  changedSince?: string | null | undefined;
  /** City ids, at most 50; a city with `isMain` includes all localities of its postal code. */
  cities?: Array<string | number> | null | undefined;
  /** Only in this country. */
  country?: Country | null | undefined;
  /**
   * The first night of a period in which the unit must be let and free; requires `until`. Arrival days are not checked. A
   * period that begins before today finds nothing.
   */
  from?: string | null | undefined;
  /** The minimum number of guests it must accommodate; from 1. */
  persons?: number | null | undefined;
  /** True: pets must be allowed. False: no restriction. */
  pets?: boolean | null | undefined;
  /** Only in this region of Belgium. */
  region?: Region | null | undefined;
  /** What happens when a city does not exist; `REJECT` when absent. */
  unknownPlaces?: UnknownPlaces | null | undefined;
  /** The day of departure, after `from`. */
  until?: string | null | undefined;
};

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

/** The direction of a sort. */
export type SortOrder =
  /** Ascending: smallest, first or oldest on top. */
  | 'ASC'
  /** Descending: largest, last or newest on top. */
  | 'DESC';

/** The status of a listing. */
export type StatusCode =
  /** Offered. */
  | 'AVAILABLE'
  /** Not published yet. */
  | 'IN_PREPARATION'
  /** Offered, with an option held by a buyer or tenant. */
  | 'OPTION'
  /** Rented out. */
  | 'RENTED'
  /** Sold. */
  | 'SOLD'
  /** No longer offered. */
  | 'WITHDRAWN';

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

export type WidgetEstatesQueryVariables = Exact<{
  locale: Schema.Locale;
  filter: Schema.EstateFilter;
  sort: Schema.EstateSort;
  pageSize: number;
  cities: Array<string | number> | string | number;
  areas: Array<string | number> | string | number;
}>;


export type WidgetEstatesQuery = { estates: { total: number, items: Array<{ __typename: 'Estate', id: string, type: Schema.EstateType, subType: Schema.EstateSubType, path: string, highlight: Schema.EstateHighlight | null, isMarkedIncomplete: boolean, bedrooms: number | null, livingArea: number | null, plotArea: number | null, transaction: Schema.Transaction, price: number | null, progress: Schema.Progress | null, status: { code: Schema.StatusCode }, photos: Array<{ __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null }>, openHouses: Array<{ startsAt: string, endsAt: string }>, epc: { label: Schema.EpcLabel } | null, address: { city: { __typename: 'City', id: string, name: string, postalCode: string, countryAbroad: string | null } }, sale: { method: Schema.SaleMethod, annuity: { monthly: number | null, indexed: boolean | null, lives: number | null, occupied: boolean | null, ages: Array<number> | null } | null } | null }> }, chosenCities: Array<{ __typename: 'City', id: string }>, chosenAreas: Array<{ __typename: 'Area', id: string }> };

export type WidgetProjectsQueryVariables = Exact<{
  locale: Schema.Locale;
  filter: Schema.ProjectFilter;
  pageSize: number;
  cities: Array<string | number> | string | number;
}>;


export type WidgetProjectsQuery = { projects: { total: number, items: Array<{ __typename: 'Project', id: string, name: string, kind: Schema.ProjectKind, path: string, stage: Schema.ProjectStage, delivery: string | null, priceFrom: number | null, types: Array<Schema.EstateType>, entityCount: number, availableCount: number, photos: Array<{ __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null }>, status: { code: Schema.StatusCode }, address: { city: { __typename: 'City', id: string, name: string, postalCode: string, countryAbroad: string | null } } }> }, chosenCities: Array<{ __typename: 'City', id: string }> };

export type WidgetRentalUnitsQueryVariables = Exact<{
  locale: Schema.Locale;
  filter: Schema.RentalUnitFilter;
  pageSize: number;
  cities: Array<string | number> | string | number;
  hasPeriod: boolean;
  from?: string | null | undefined;
  until?: string | null | undefined;
  persons?: number | null | undefined;
}>;


export type WidgetRentalUnitsQuery = { rentalUnits: { total: number, items: Array<{ __typename: 'RentalUnit', id: string, name: string, path: string, persons: number, bedrooms: number | null, allowsPets: boolean, priceFromPerWeek: number | null, stay?: { nights: number, total: number | null }, photos: Array<{ __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null }>, status: { code: Schema.StatusCode }, address: { city: { __typename: 'City', id: string, name: string, postalCode: string, countryAbroad: string | null } } }> }, chosenCities: Array<{ __typename: 'City', id: string }> };

export type WidgetTownQueryVariables = Exact<{
  slug: string;
  transaction: Schema.Transaction;
  locale: Schema.Locale;
}>;


export type WidgetTownQuery = { localOffer:
    | { __typename: 'MunicipalityOffer', name: string, area: string }
    | { __typename: 'Town', city: { __typename: 'City', id: string, name: string, postalCode: string } }
   | null };


export const WidgetEstatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WidgetEstates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EstateFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EstateSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cities"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"areas"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstateCard"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"chosenCities"},"name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cities"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"chosenAreas"},"name":{"kind":"Name","value":"areas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"areas"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstateCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstatePrice"}},{"kind":"Field","name":{"kind":"Name","value":"openHouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"isMarkedIncomplete"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"livingArea"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"epc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryAbroad"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"store"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstatePrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transaction"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"sale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"annuity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthly"}},{"kind":"Field","name":{"kind":"Name","value":"indexed"}},{"kind":"Field","name":{"kind":"Name","value":"lives"}},{"kind":"Field","name":{"kind":"Name","value":"occupied"}},{"kind":"Field","name":{"kind":"Name","value":"ages"}}]}}]}}]}}]} as unknown as DocumentNode<WidgetEstatesQuery, WidgetEstatesQueryVariables>;
export const WidgetProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WidgetProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cities"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCard"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"chosenCities"},"name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cities"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"store"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"entityCount"}},{"kind":"Field","name":{"kind":"Name","value":"availableCount"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryAbroad"}}]}}]}}]}}]} as unknown as DocumentNode<WidgetProjectsQuery, WidgetProjectsQueryVariables>;
export const WidgetRentalUnitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WidgetRentalUnits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalUnitFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cities"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasPeriod"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}},"defaultValue":{"kind":"StringValue","value":"2000-01-01","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}},"defaultValue":{"kind":"StringValue","value":"2000-01-02","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"persons"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rentalUnits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalUnitCard"}},{"kind":"Field","name":{"kind":"Name","value":"stay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"persons"},"value":{"kind":"Variable","name":{"kind":"Name","value":"persons"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasPeriod"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nights"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"chosenCities"},"name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cities"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"store"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalUnitCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"persons"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"allowsPets"}},{"kind":"Field","name":{"kind":"Name","value":"priceFromPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryAbroad"}}]}}]}}]}}]} as unknown as DocumentNode<WidgetRentalUnitsQuery, WidgetRentalUnitsQueryVariables>;
export const WidgetTownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WidgetTown"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"transaction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Transaction"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"localOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"transaction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"transaction"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Town"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MunicipalityOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}}]}}]}}]} as unknown as DocumentNode<WidgetTownQuery, WidgetTownQueryVariables>;