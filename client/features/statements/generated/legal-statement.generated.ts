/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a legally required statement states. */
export type StatementCode =
  /** The asbestos certificate. */
  | 'ASBESTOS_CERTIFICATE'
  /** It lies in a marked bank zone along a watercourse. Never missing. */
  | 'BANK_ZONE'
  /** A buyer must renovate another building, such as a shop or offices. Never missing. */
  | 'BUILDING_RENOVATION_DUTY'
  /** The charges in euros a month. */
  | 'CHARGES'
  /** The CO₂ emission in kg/(m²·year). */
  | 'CO2'
  /** The use of the land according to the plan, in its own words where the feed has them. */
  | 'DESTINATION'
  /** The number of the energy certificate. */
  | 'ENERGY_CERTIFICATE'
  /** The energy label. */
  | 'ENERGY_LABEL'
  /** The energy use in kWh/(m²·year). */
  | 'ENERGY_VALUE'
  /** It lies in a marked flood area. Never missing. */
  | 'FLOOD_AREA'
  /** G-score: the flood risk of the building. */
  | 'FLOOD_BUILDING'
  /** P-score: the flood risk of the parcel. */
  | 'FLOOD_PARCEL'
  /** The parcel or the building has a medium chance of floods. Never missing. */
  | 'FLOOD_PRONE'
  /** Whether it is protected heritage. */
  | 'HERITAGE'
  /** Whether a building permit was granted, or applied for. */
  | 'PERMIT'
  /** All planning information of the municipality, or where it can be had free. */
  | 'PLANNING_INFORMATION'
  /** Whether a right of pre-emption applies. */
  | 'PREEMPTION'
  /** The legal consequences of protection as heritage. Never missing. */
  | 'PROTECTED_HERITAGE'
  /** A buyer must renovate a house or an apartment. Never missing. */
  | 'RENOVATION_DUTY'
  /** The rent in euros a month. */
  | 'RENT'
  /** Whether there is a subdivision permit. */
  | 'SUBDIVISION_PERMIT'
  /** Whether there is a summons, a restoration order or another measure against a breach of planning rules. */
  | 'SUMMONS'
  /** The total primary energy in kWh a year. */
  | 'TOTAL_PRIMARY_ENERGY';

export type LegalStatementFragment = { __typename: 'LegalStatement', code: Schema.StatementCode, name: string, sentence: string, isMissing: boolean, isRequested: boolean, rule: { isCertain: boolean, source: { name: string, url: string } } };

export const LegalStatementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalStatement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalStatement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"isRequested"}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCertain"}}]}}]}}]} as unknown as DocumentNode<LegalStatementFragment, unknown>;