/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A message to the agency. */
export type ContactMessageInput = {
  /** One e-mail address. */
  email: string;
  /** First name, at most 100 characters. */
  firstName: string;
  /** Proof that a human sends it. */
  human?: HumanProofInput | null | undefined;
  /** At most 255 characters. The same key with the same input within a day sends nothing twice. */
  idempotencyKey?: string | null | undefined;
  /** The language of the visitor, and of the answer. */
  locale: Locale;
  /** Whether the agency may send news by mail, too. */
  marketingOptIn?: boolean | null | undefined;
  /** At most 5,000 characters. */
  message: string;
  /** Family name, at most 100 characters. */
  name: string;
  /** The office that it is for; the agency itself when absent. */
  officeId?: string | number | null | undefined;
  /** A telephone number; without a country's code, a Belgian one. */
  phone: string;
  /** Whether the visitor agrees to the privacy statement; nothing is sent without. */
  privacyConsent: boolean;
  /** What it is about. It must be chosen; left out, the answer says so beside all else that is wrong. */
  questionType?: QuestionType | null | undefined;
  /** Anything else worth knowing, at most 300 characters. */
  remarks?: string | null | undefined;
  /** Street and number, at most 150 characters. */
  street?: string | null | undefined;
};

/** A listing that is sent to another person. */
export type FriendMessageInput = {
  /** The sender's address. */
  email: string;
  /** Proof that a human sends it. */
  human?: HumanProofInput | null | undefined;
  /** At most 255 characters. The same key with the same input within a day sends nothing twice. */
  idempotencyKey?: string | null | undefined;
  /** A listing of any kind that is still offered. */
  listingId: string | number;
  /** The language of the sender, and of the mail. */
  locale: Locale;
  /** A note of at most 500 characters, without links. */
  message?: string | null | undefined;
  /** The sender's name, at most 100 characters. */
  name: string;
  /** Whether the sender agrees to the privacy statement; nothing is sent without. */
  privacyConsent: boolean;
  /** The recipient's address; forgotten once the mail is sent. */
  recipientEmail: string;
  /** The recipient's name, at most 100 characters. */
  recipientName: string;
};

/** Proof that a human submits the form. */
export type HumanProofInput = {
  /** The token of a `humanChallenge`. */
  formToken?: string | null | undefined;
  /** The answer of the service's widget (`g-recaptcha-response`). */
  response?: string | null | undefined;
  /** A field that humans do not see, and leave empty. */
  trap?: string | null | undefined;
  /** The solved task of the challenge, as JSON. */
  work?: string | null | undefined;
};

/** A question about one listing. */
export type InfoRequestInput = {
  /** One e-mail address. */
  email: string;
  /** First name, at most 100 characters. */
  firstName: string;
  /** Proof that a human sends it. */
  human?: HumanProofInput | null | undefined;
  /** At most 255 characters. The same key with the same input within a day sends nothing twice. */
  idempotencyKey?: string | null | undefined;
  /** A listing of any kind that is still offered. */
  listingId: string | number;
  /** The language of the visitor, and of the answer. */
  locale: Locale;
  /** Whether the agency may send news by mail, too. */
  marketingOptIn?: boolean | null | undefined;
  /** At most 5,000 characters. */
  message: string;
  /** Family name, at most 100 characters. */
  name: string;
  /** A telephone number; without a country's code, a Belgian one. */
  phone: string;
  /** Whether the visitor agrees to the privacy statement; nothing is sent without. */
  privacyConsent: boolean;
};

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

/** What a visitor wants of the agency. */
export type QuestionType =
  /** A free estimate of a home, without obligation. */
  | 'ESTIMATE'
  /** General advice. */
  | 'GENERAL'
  /** To talk about selling a home, or an appointment for that. */
  | 'SELL';

/** An opt-out. */
export type RefuseFriendMailsInput = {
  /** At most 255 characters. The same key with the same input within a day gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The language of the answer. */
  locale: Locale;
  /** The token in the mail's link. */
  token: string;
};

export type SendContactMessageMutationVariables = Exact<{
  input: Schema.ContactMessageInput;
}>;


export type SendContactMessageMutation = { submitted: { __typename: 'LeadPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> } };

export type RequestInfoMutationVariables = Exact<{
  input: Schema.InfoRequestInput;
}>;


export type RequestInfoMutation = { submitted: { __typename: 'LeadPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> } };

export type SendToFriendMutationVariables = Exact<{
  input: Schema.FriendMessageInput;
}>;


export type SendToFriendMutation = { submitted: { __typename: 'LeadPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> } };

export type FriendMailsRefusalQueryVariables = Exact<{
  token: string;
}>;


export type FriendMailsRefusalQuery = { friendMailsRefusal: { __typename: 'FriendMailsRefusal', isRefused: boolean } | null };

export type RefuseFriendMailsMutationVariables = Exact<{
  input: Schema.RefuseFriendMailsInput;
}>;


export type RefuseFriendMailsMutation = { submitted: { __typename: 'RefuseFriendMailsPayload', retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> } };


export const SendContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"submitted"},"name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmissionResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmissionResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const RequestInfoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestInfo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InfoRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"submitted"},"name":{"kind":"Name","value":"requestInfo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmissionResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmissionResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestInfoMutation, RequestInfoMutationVariables>;
export const SendToFriendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendToFriend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FriendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"submitted"},"name":{"kind":"Name","value":"sendToFriend"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmissionResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmissionResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SendToFriendMutation, SendToFriendMutationVariables>;
export const FriendMailsRefusalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FriendMailsRefusal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"friendMailsRefusal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isRefused"}}]}}]}}]} as unknown as DocumentNode<FriendMailsRefusalQuery, FriendMailsRefusalQueryVariables>;
export const RefuseFriendMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseFriendMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefuseFriendMailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"submitted"},"name":{"kind":"Name","value":"refuseFriendMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmissionResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmissionResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RefuseFriendMailsMutation, RefuseFriendMailsMutationVariables>;