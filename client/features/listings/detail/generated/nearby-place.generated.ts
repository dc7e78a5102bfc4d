/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of a public place. */
export type NearbyPlaceKind =
  /** A park. */
  | 'PARK'
  /** A school. */
  | 'SCHOOL'
  /** A railway station. */
  | 'STATION'
  /** A supermarket. */
  | 'SUPERMARKET';

export type NearbyPlaceFragment = { __typename: 'NearbyPlace', kind: Schema.NearbyPlaceKind, name: string, metres: number };

export const NearbyPlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NearbyPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NearbyPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}}]}}]} as unknown as DocumentNode<NearbyPlaceFragment, unknown>;