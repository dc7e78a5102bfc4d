/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The legal pages to which an agency may add sections. */
export type LegalPage =
  /** The privacy statement. */
  | 'PRIVACY'
  /** The terms of use. */
  | 'TERMS';

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

/** The professional title of a Belgian estate agent. */
export type ProfessionalTitle =
  /** Broker: sells and lets for others. */
  | 'BROKER'
  /** Manager of property for owners. */
  | 'MANAGER'
  /** Syndic: manages co-owned buildings. */
  | 'SYNDIC';

export type LegalQueryVariables = Exact<{
  legalPage: Schema.LegalPage;
  locale: Schema.Locale;
}>;


export type LegalQuery = { legalAdditions: Array<{ id: string, anchor: string, title: string, html: string }>, settings: { __typename: 'Settings', agencyName: string, phone: string, email: string, privacy: { leadsMonths: number, humanService: string | null, googleMaps: boolean, tilesHost: string | null, mediaHost: string | null, hasCrm: boolean, edition: string }, company: { number: string, street: string, postalCodeAndCity: string }, professionalBody: { bivNumber: string, cibNumber: string | null, insurer: string, policyNumber: string, royalDecreeDate: string, titles: Array<Schema.ProfessionalTitle>, thirdPartyAccount: string | null } } };


export const LegalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Legal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"legalPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalPage"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalAdditions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"legalPage"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadsMonths"}},{"kind":"Field","name":{"kind":"Name","value":"humanService"}},{"kind":"Field","name":{"kind":"Name","value":"googleMaps"}},{"kind":"Field","name":{"kind":"Name","value":"tilesHost"}},{"kind":"Field","name":{"kind":"Name","value":"mediaHost"}},{"kind":"Field","name":{"kind":"Name","value":"hasCrm"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCodeAndCity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalBody"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bivNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cibNumber"}},{"kind":"Field","name":{"kind":"Name","value":"insurer"}},{"kind":"Field","name":{"kind":"Name","value":"policyNumber"}},{"kind":"Field","name":{"kind":"Name","value":"royalDecreeDate"}},{"kind":"Field","name":{"kind":"Name","value":"titles"}},{"kind":"Field","name":{"kind":"Name","value":"thirdPartyAccount"}}]}}]}}]}}]} as unknown as DocumentNode<LegalQuery, LegalQueryVariables>;