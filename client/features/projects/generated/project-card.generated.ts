/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../generated/schema-types';

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

export type ProjectCardFragment = { __typename: 'Project', id: string, name: string, kind: Schema.ProjectKind, path: string, stage: Schema.ProjectStage, delivery: string | null, priceFrom: number | null, types: Array<Schema.EstateType>, entityCount: number, availableCount: number, photos: Array<{ __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null }>, status: { code: Schema.StatusCode }, address: { city: { __typename: 'City', id: string, name: string, postalCode: string, countryAbroad: string | null } } };

export const ProjectCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"entityCount"}},{"kind":"Field","name":{"kind":"Name","value":"availableCount"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryAbroad"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"store"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]}}]} as unknown as DocumentNode<ProjectCardFragment, unknown>;