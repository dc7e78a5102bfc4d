/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A rectangle on the map, WGS 84. */
export type Bounds = {
  /** Degrees east of the right edge. */
  east: number;
  /** Degrees north of the upper edge. */
  north: number;
  /** Degrees north of the lower edge. */
  south: number;
  /** Degrees east of the left edge. */
  west: number;
};

/** A country in which homes are offered. */
export type Country =
  /** Belgium. */
  | 'BE'
  /** Spain. */
  | 'ES'
  /** The Netherlands. */
  | 'NL';

/** The energy label, best first; the bounds depend on the region. */
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

/** What homes must answer to. Several values of one list are alternatives; different fields all hold. */
export type EstateFilter = {
  /**
   * Areas of the map, at most 20: homes in any of them, by the points that are shown.
   * `44021`: a municipality, by its NIS code and its real border.
   * `10km-gent-9000`, `10km-51.0543_3.7174`: 1 to 50 km around a city or a point.
   * `box-51_3.6_51.2_3.9`: south, west, north, east.
   * `shape-BF…`: a drawn shape, its corners as a flexible polyline of degrees north and east. All drawn shapes together have
   * at most 400 corners, each is simplified to 100, and 64,000 letters; a line that crosses itself encloses every part
   * that it winds around.
   * What means nothing is left out.
   */
  areas?: Array<string | number> | null | undefined;
  /** Inside this rectangle. */
  bounds?: Bounds | null | undefined;
  /** Ids of cities, at most 50; a town's main postal code includes its other localities. Unknown ids match nothing. */
  cities?: Array<string | number> | null | undefined;
  /** Only in these countries. */
  countries?: Array<Country> | null | undefined;
  /** Extras that must be there, or must not. */
  extras?: Array<ExtraCondition> | null | undefined;
  /** Square metres of living area. */
  maxArea?: number | null | undefined;
  /** Square metres of land. */
  maxPlotArea?: number | null | undefined;
  /** Euros; for a rent, per month. */
  maxPrice?: number | null | undefined;
  /** Built in this year or earlier. */
  maxYear?: number | null | undefined;
  /** Square metres of living area. */
  minArea?: number | null | undefined;
  /** At least so many bedrooms. */
  minBedrooms?: number | null | undefined;
  /** Square metres of land. */
  minPlotArea?: number | null | undefined;
  /** Euros; for a rent, per month. A home whose price is on request is left out as soon as a bound is set. */
  minPrice?: number | null | undefined;
  /** Built in this year or later. */
  minYear?: number | null | undefined;
  /** Published in the last so many days; more than a hundred years is a hundred years. */
  publishedWithin?: number | null | undefined;
  /** Kinds within a type. A type of which no subtype is named keeps all of its own. */
  subTypes?: Array<EstateSubType> | null | undefined;
  /** A reference, or words that stand in the texts of the language asked for. */
  text?: string | null | undefined;
  /** For sale or to rent. */
  transaction?: Transaction | null | undefined;
  /** Kinds of property. */
  types?: Array<EstateType> | null | undefined;
  /** The worst energy label that is still welcome. */
  worstEpcLabel?: EpcLabel | null | undefined;
};

/** The kind within its type. */
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
  /** Semi detached. */
  | 'SEMI_DETACHED'
  /** Shop. */
  | 'SHOP'
  /** Student building. */
  | 'STUDENT_BUILDING'
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

/** The kind of property. */
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

/** What a visitor can ask of a home. */
export type Extra =
  /** Bicycle shed. */
  | 'BICYCLE_SHED'
  /** Commercial surface. */
  | 'COMMERCIAL_SURFACE'
  /** Garage. */
  | 'GARAGE'
  /** Garden. */
  | 'GARDEN'
  /** Ready to move in. */
  | 'READY_TO_MOVE_IN'
  /** Renovation required. */
  | 'RENOVATION_REQUIRED'
  /** Revenue property. */
  | 'REVENUE_PROPERTY'
  /** Terrace. */
  | 'TERRACE';

/** An extra that must be present, or must not be. */
export type ExtraCondition = {
  /** The extra. */
  extra: Extra;
  /** True: known to be there. False: known not to be there. */
  present: boolean;
};

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

/** What is offered. */
export type Transaction =
  /** To rent. */
  | 'RENT'
  /** For sale. */
  | 'SALE';

export type EstateMarkersQueryVariables = Exact<{
  locale: Schema.Locale;
  filter: Schema.EstateFilter;
  zoom: number;
}>;


export type EstateMarkersQuery = { estateMarkers: Array<{ id: string, isProject: boolean, price: number | null, location: { latitude: number, longitude: number }, headType: { id: number }, cluster: { count: number, bounds: { north: number, east: number, south: number, west: number }, price: { max: number } | null } | null }> };


export const EstateMarkersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstateMarkers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EstateFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estateMarkers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"zoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isProject"}},{"kind":"Field","name":{"kind":"Name","value":"headType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"cluster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"bounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"north"}},{"kind":"Field","name":{"kind":"Name","value":"east"}},{"kind":"Field","name":{"kind":"Name","value":"south"}},{"kind":"Field","name":{"kind":"Name","value":"west"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EstateMarkersQuery, EstateMarkersQueryVariables>;