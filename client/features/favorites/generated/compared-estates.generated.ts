/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Whether a listing is for sale or to rent. */
export type Transaction =
  /** To rent. */
  | 'RENT'
  /** For sale. */
  | 'SALE';

export type ComparedEstatesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  locale: Schema.Locale;
}>;


export type ComparedEstatesQuery = { listings: Array<
    | { __typename: 'Estate', id: string, transaction: Schema.Transaction, epc: { region: Schema.Region, label: Schema.EpcLabel, value: number | null } | null, ownHomeCost: { __typename: 'PurchaseCost', isOnlyOwnHome: boolean, total: number } | null, moveInCost: { total: number } | null }
    | { __typename: 'Project' }
    | { __typename: 'ProjectEntity' }
    | { __typename: 'RentalUnit' }
  > };


export const ComparedEstatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparedEstates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transaction"}},{"kind":"Field","name":{"kind":"Name","value":"epc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"ownHomeCost"},"name":{"kind":"Name","value":"purchaseCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isOnlyOwnHome"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moveInCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ComparedEstatesQuery, ComparedEstatesQueryVariables>;