/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Proof that a human submits the form. */
export type HumanProofInput = {
  /** The token of a `humanChallenge`. */
  formToken?: string | null | undefined;
  /** The response of the service's widget (`g-recaptcha-response`). */
  response?: string | null | undefined;
  /** A honeypot field: hidden from humans, so it must be empty. */
  trap?: string | null | undefined;
  /**
   * The solution of the proof-of-work task, as JSON of at most 2,000 characters: the parsed task as `challenge`, and
   * `solution` with `counter` and the whole key as `derivedKey`. Without it, or with a wrong one: `WORK_REQUIRED`.
   */
  work?: string | null | undefined;
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

/** The status of a listing. */
export type StatusCode =
  /** Offered. */
  | 'AVAILABLE'
  /** Not published yet. */
  | 'IN_PREPARATION'
  /** Offered, with an option held by a buyer or tenant. */
  | 'OPTION'
  /** Rented out. */
  | 'RENTED'
  /** Sold. */
  | 'SOLD'
  /** No longer offered. */
  | 'WITHDRAWN';

/** A request for a stay. */
export type StayRequestInput = {
  /** One e-mail address. */
  email?: string | null | undefined;
  /** The first night. Leaving out this or another required field returns a validation error. */
  from?: string | null | undefined;
  /** Proof that the sender is human. */
  human?: HumanProofInput | null | undefined;
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input sends no second request. */
  idempotencyKey?: string | null | undefined;
  /** The visitor's language, also used for the mails. */
  locale: Locale;
  /** The number of guests. */
  persons?: number | null | undefined;
  /** A telephone number; without a country code it is read as a Belgian one. */
  phone?: string | null | undefined;
  /** Whether the visitor agrees to the privacy statement. Must be true. */
  privacyConsent: boolean;
  /** The id of a rental unit that is let. */
  rentalUnitId: string | number;
  /** Euros: the price that was shown. A different current price returns `PRICE_CHANGED` and requests nothing. */
  total?: number | null | undefined;
  /** The day of departure. */
  until?: string | null | undefined;
  /** Whether the guests bring pets. */
  withPets?: boolean | null | undefined;
};

export type RequestedUnitQueryVariables = Exact<{
  id: string | number;
  locale: Schema.Locale;
}>;


export type RequestedUnitQuery = { rentalUnit: { __typename: 'RentalUnit', bookableFrom: string, id: string, name: string, path: string, persons: number, bedrooms: number | null, allowsPets: boolean, priceFromPerWeek: number | null, seasons: Array<{ from: string, until: string, pricePerNight: number, pricePerWeek: number, arrivalDays: Array<number>, minNights: number }>, photos: Array<{ __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null }>, status: { code: Schema.StatusCode }, address: { city: { __typename: 'City', id: string, name: string, postalCode: string, countryAbroad: string | null } } } | null };

export type RequestStayMutationVariables = Exact<{
  input: Schema.StayRequestInput;
}>;


export type RequestStayMutation = { submitted: { __typename: 'StayRequestPayload', token: string | null, retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> } };


export const RequestedUnitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestedUnit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rentalUnit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalUnitCard"}},{"kind":"Field","name":{"kind":"Name","value":"bookableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"seasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerNight"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"arrivalDays"}},{"kind":"Field","name":{"kind":"Name","value":"minNights"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalUnitCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"persons"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"allowsPets"}},{"kind":"Field","name":{"kind":"Name","value":"priceFromPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryAbroad"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"store"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]}}]} as unknown as DocumentNode<RequestedUnitQuery, RequestedUnitQueryVariables>;
export const RequestStayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestStay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StayRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"submitted"},"name":{"kind":"Name","value":"requestStay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmissionResult"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmissionResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestStayMutation, RequestStayMutationVariables>;