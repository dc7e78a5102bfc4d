/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of a map area. */
export type AreaKind =
  /** A rectangle: the viewport of a map. */
  | 'BOX'
  /** A circle around a city or a point. */
  | 'CIRCLE'
  /** A municipality within its border. */
  | 'MUNICIPALITY'
  /** A drawn shape. */
  | 'SHAPE';

export type ChosenAreaFragment = { __typename: 'Area', id: string, kind: Schema.AreaKind, name: string | null, kilometres: number | null };

export const ChosenAreaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChosenArea"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Area"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kilometres"}}]}}]} as unknown as DocumentNode<ChosenAreaFragment, unknown>;