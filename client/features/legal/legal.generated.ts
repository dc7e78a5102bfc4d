/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LegalQueryVariables = Exact<{ [key: string]: never; }>;


export type LegalQuery = { settings: { __typename: 'Settings', agencyName: string, phone: string, email: string, privacy: { leadsMonths: number, humanService: string | null, edition: string }, company: { number: string, street: string, postalCodeAndCity: string }, professionalBody: { bivNumber: string, cibNumber: string | null, insurer: string, policyNumber: string, royalDecreeDate: string } } };


export const LegalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Legal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadsMonths"}},{"kind":"Field","name":{"kind":"Name","value":"humanService"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCodeAndCity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalBody"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bivNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cibNumber"}},{"kind":"Field","name":{"kind":"Name","value":"insurer"}},{"kind":"Field","name":{"kind":"Name","value":"policyNumber"}},{"kind":"Field","name":{"kind":"Name","value":"royalDecreeDate"}}]}}]}}]}}]} as unknown as DocumentNode<LegalQuery, LegalQueryVariables>;