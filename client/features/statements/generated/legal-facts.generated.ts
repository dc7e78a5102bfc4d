/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The use of the land according to the zoning plan. */
export type Destination =
  /** Agricultural. */
  | 'AGRICULTURAL'
  /** Forest. */
  | 'FOREST'
  /** Industrial. */
  | 'INDUSTRIAL'
  /** Mixed. */
  | 'MIXED'
  /** Nature. */
  | 'NATURE'
  /** Recreation. */
  | 'RECREATION'
  /** Residential. */
  | 'RESIDENTIAL'
  /** Residential expansion. */
  | 'RESIDENTIAL_EXPANSION'
  /** Residential rural. */
  | 'RESIDENTIAL_RURAL';

/** Flemish flood score of a parcel or building. */
export type FloodScore =
  /** No flood modelled. */
  | 'A'
  /** Small chance under climate change. */
  | 'B'
  /** Small chance. */
  | 'C'
  /** Medium chance. */
  | 'D';

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

/** Whether a building permit was granted. */
export type PermitState =
  /** Applied for, and not decided yet. */
  | 'APPLIED_FOR'
  /** Granted. */
  | 'GRANTED'
  /** Not granted. */
  | 'NOT_GRANTED';

/** A region of Belgium. The energy scale and the planning rules depend on it. */
export type Region =
  /** Brussels-Capital Region. */
  | 'BRUSSELS'
  /** Flemish Region. */
  | 'FLANDERS'
  /** Walloon Region, the German-speaking Community included. */
  | 'WALLONIA';

/** The outcome of an inspection that the law requires. */
export type Report =
  /** Compliant. */
  | 'COMPLIANT'
  /** Not applicable. */
  | 'NOT_APPLICABLE'
  /** Not compliant. */
  | 'NOT_COMPLIANT'
  /** Not available yet. */
  | 'NOT_PROVIDED';

/** A measure against a breach of planning rules. */
export type SummonsState =
  /** Administrative enforcement was imposed. */
  | 'ADMINISTRATIVE_ORDER'
  /** A court ordered restoration. */
  | 'COURT_ORDER'
  /** None was imposed. */
  | 'NONE'
  /** An order under a penalty was imposed. */
  | 'PENALTY_ORDER'
  /** A procedure that can lead to a measure is pending. */
  | 'PENDING'
  /** An amicable settlement was agreed. */
  | 'SETTLEMENT'
  /** A summons was issued. */
  | 'SUMMONS'
  /** There is a measure; which one is not known. */
  | 'UNSPECIFIED';

export type CertificateFactsFragment = { __typename: 'Epc', region: Schema.Region, value: number | null, certificate: string | null, validUntil: string | null, co2: number | null, totalPrimaryEnergy: number | null };

export type PlanningFactsFragment = { __typename: 'Planning', destination: Schema.Destination | null, preemption: boolean | null, subdivisionPermit: boolean | null, heritage: boolean | null, floodParcel: Schema.FloodScore | null, floodBuilding: Schema.FloodScore | null, floodArea: boolean | null, bankZone: boolean | null, informationUrl: string | null, asbestosCertificate: Schema.Report | null, permit: Schema.PermitState | null, summons: Schema.SummonsState | null, destinationText: { text: string, locale: Schema.Locale } | null, information: { text: string, locale: Schema.Locale } | null };

export const CertificateFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Epc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"co2"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrimaryEnergy"}}]}}]} as unknown as DocumentNode<CertificateFactsFragment, unknown>;
export const PlanningFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanningFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Planning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"permit"},"name":{"kind":"Name","value":"permitState"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"destinationText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"summons"},"name":{"kind":"Name","value":"summonsState"}},{"kind":"Field","name":{"kind":"Name","value":"preemption"}},{"kind":"Field","name":{"kind":"Name","value":"subdivisionPermit"}},{"kind":"Field","name":{"kind":"Name","value":"heritage"}},{"kind":"Field","name":{"kind":"Name","value":"floodParcel"}},{"kind":"Field","name":{"kind":"Name","value":"floodBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"floodArea"}},{"kind":"Field","name":{"kind":"Name","value":"bankZone"}},{"kind":"Field","name":{"kind":"Name","value":"information"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"informationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"asbestosCertificate"}}]}}]} as unknown as DocumentNode<PlanningFactsFragment, unknown>;