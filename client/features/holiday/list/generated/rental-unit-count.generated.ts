/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** What a search does with the id of a city or area that does not exist. */
export type UnknownPlaces =
  /** It is left out; when none is left, the search is not limited to places. */
  | 'IGNORE'
  /** It is an error, with the code `BAD_USER_INPUT`. */
  | 'REJECT';

export type RentalUnitCountQueryVariables = Exact<{
  locale: Schema.Locale;
  filter: Schema.RentalUnitFilter;
}>;


export type RentalUnitCountQuery = { rentalUnits: { total: number } };


export const RentalUnitCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalUnitCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalUnitFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rentalUnits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<RentalUnitCountQuery, RentalUnitCountQueryVariables>;