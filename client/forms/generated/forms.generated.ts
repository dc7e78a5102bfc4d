/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HumanChallengeQueryVariables = Exact<{ [key: string]: never; }>;


export type HumanChallengeQuery = { humanChallenge: { __typename: 'HumanChallenge', formToken: string, work: string | null, service: { __typename: 'HumanService', siteKey: string, scriptUrl: string } | null } };

export type SubmissionResult_AgentAppointmentPayload_Fragment = { __typename: 'AgentAppointmentPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> };

export type SubmissionResult_AppointmentPayload_Fragment = { __typename: 'AppointmentPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> };

export type SubmissionResult_BookAppointmentPayload_Fragment = { __typename: 'BookAppointmentPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> };

export type SubmissionResult_ErasePersonalDataPayload_Fragment = { __typename: 'ErasePersonalDataPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> };

export type SubmissionResult_HoldPayload_Fragment = { __typename: 'HoldPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> };

export type SubmissionResult_HoldReleasePayload_Fragment = { __typename: 'HoldReleasePayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> };

export type SubmissionResult_LeadPayload_Fragment = { __typename: 'LeadPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> };

export type SubmissionResult_RefuseFriendMailsPayload_Fragment = { __typename: 'RefuseFriendMailsPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> };

export type SubmissionResult_ReservationAnswerPayload_Fragment = { __typename: 'ReservationAnswerPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> };

export type SubmissionResult_ReservationPayload_Fragment = { __typename: 'ReservationPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> };

export type SubmissionResult_StayAnswerPayload_Fragment = { __typename: 'StayAnswerPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> };

export type SubmissionResult_StayCancelPayload_Fragment = { __typename: 'StayCancelPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> };

export type SubmissionResult_StayRequestPayload_Fragment = { __typename: 'StayRequestPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> };

export type SubmissionResult_SubscribePayload_Fragment = { __typename: 'SubscribePayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> };

export type SubmissionResult_SubscriptionPayload_Fragment = { __typename: 'SubscriptionPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> };

export type SubmissionResult_WaitingListPayload_Fragment = { __typename: 'WaitingListPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> };

export type SubmissionResultFragment =
  | SubmissionResult_AgentAppointmentPayload_Fragment
  | SubmissionResult_AppointmentPayload_Fragment
  | SubmissionResult_BookAppointmentPayload_Fragment
  | SubmissionResult_ErasePersonalDataPayload_Fragment
  | SubmissionResult_HoldPayload_Fragment
  | SubmissionResult_HoldReleasePayload_Fragment
  | SubmissionResult_LeadPayload_Fragment
  | SubmissionResult_RefuseFriendMailsPayload_Fragment
  | SubmissionResult_ReservationAnswerPayload_Fragment
  | SubmissionResult_ReservationPayload_Fragment
  | SubmissionResult_StayAnswerPayload_Fragment
  | SubmissionResult_StayCancelPayload_Fragment
  | SubmissionResult_StayRequestPayload_Fragment
  | SubmissionResult_SubscribePayload_Fragment
  | SubmissionResult_SubscriptionPayload_Fragment
  | SubmissionResult_WaitingListPayload_Fragment
;

export const SubmissionResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmissionResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SubmissionResultFragment, unknown>;
export const HumanChallengeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HumanChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"humanChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"formToken"}},{"kind":"Field","name":{"kind":"Name","value":"work"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"siteKey"}},{"kind":"Field","name":{"kind":"Name","value":"scriptUrl"}}]}}]}}]}}]} as unknown as DocumentNode<HumanChallengeQuery, HumanChallengeQueryVariables>;