/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** What a search does with the id of a city or area that does not exist. */
export type UnknownPlaces =
  /** It is left out; when none is left, the search is not limited to places. */
  | 'IGNORE'
  /** It is an error, with the code `BAD_USER_INPUT`. */
  | 'REJECT';

export type ProjectCountQueryVariables = Exact<{
  locale: Schema.Locale;
  filter: Schema.ProjectFilter;
}>;


export type ProjectCountQuery = { projects: { total: number } };


export const ProjectCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<ProjectCountQuery, ProjectCountQueryVariables>;