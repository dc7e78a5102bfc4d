/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type RentalUnitCardFragment = { __typename: 'RentalUnit', id: string, name: string, path: string, persons: number, bedrooms: number | null, allowsPets: boolean, priceFromPerWeek: number | null, photos: Array<{ __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null }>, status: { code: Schema.StatusCode }, address: { city: { __typename: 'City', id: string, name: string, postalCode: string, countryAbroad: string | null } } };

export const RentalUnitCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalUnitCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"persons"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"allowsPets"}},{"kind":"Field","name":{"kind":"Name","value":"priceFromPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryAbroad"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"store"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]}}]} as unknown as DocumentNode<RentalUnitCardFragment, unknown>;