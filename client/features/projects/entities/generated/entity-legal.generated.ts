/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../generated/schema-types';

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

export type EntityLegalQueryVariables = Exact<{
  id: string | number;
  entityId: string | number;
  locale: Schema.Locale;
}>;


export type EntityLegalQuery = { project: { __typename: 'Project', id: string, entity: { __typename: 'ProjectEntity', id: string, epc: { __typename: 'Epc', label: Schema.EpcLabel, region: Schema.Region, value: number | null, certificate: string | null, validUntil: string | null, co2: number | null, totalPrimaryEnergy: number | null } | null, planning: { __typename: 'Planning', destination: Schema.Destination | null, preemption: boolean | null, subdivisionPermit: boolean | null, heritage: boolean | null, floodParcel: Schema.FloodScore | null, floodBuilding: Schema.FloodScore | null, floodArea: boolean | null, bankZone: boolean | null, informationUrl: string | null, asbestosCertificate: Schema.Report | null, permit: Schema.PermitState | null, summons: Schema.SummonsState | null, destinationText: { text: string, locale: Schema.Locale } | null, information: { text: string, locale: Schema.Locale } | null } | null, legalStatements: Array<{ __typename: 'LegalStatement', code: Schema.StatementCode, name: string, sentence: string, isMissing: boolean, isRequested: boolean, rule: { isCertain: boolean, source: { name: string, url: string } } }> } | null } | null };


export const EntityLegalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntityLegal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"epc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanningFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalStatements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalStatement"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Epc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"co2"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrimaryEnergy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanningFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Planning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"permit"},"name":{"kind":"Name","value":"permitState"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"destinationText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"summons"},"name":{"kind":"Name","value":"summonsState"}},{"kind":"Field","name":{"kind":"Name","value":"preemption"}},{"kind":"Field","name":{"kind":"Name","value":"subdivisionPermit"}},{"kind":"Field","name":{"kind":"Name","value":"heritage"}},{"kind":"Field","name":{"kind":"Name","value":"floodParcel"}},{"kind":"Field","name":{"kind":"Name","value":"floodBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"floodArea"}},{"kind":"Field","name":{"kind":"Name","value":"bankZone"}},{"kind":"Field","name":{"kind":"Name","value":"information"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"informationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"asbestosCertificate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalStatement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalStatement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"isRequested"}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCertain"}}]}}]}}]} as unknown as DocumentNode<EntityLegalQuery, EntityLegalQueryVariables>;