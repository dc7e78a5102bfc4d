/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A viewing to book. */
export type BookAppointmentInput = {
  /** One e-mail address. */
  email: string;
  /**
   * Like `listingId`.
   * @deprecated Since 2026-11-30: use `listingId`.
   */
  estateId?: string | number | null | undefined;
  /** First name, at most 100 characters. */
  firstName: string;
  /** The token of the visitor's hold. An expired hold is ignored as long as the slot is free. */
  hold?: string | null | undefined;
  /** Proof that the sender is human. */
  human?: HumanProofInput | null | undefined;
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input books nothing twice. */
  idempotencyKey?: string | null | undefined;
  /** The id of an estate, project or entity that is offered and has viewings. Leaving it out returns a validation error. */
  listingId?: string | number | null | undefined;
  /** The visitor's language, also used for the mails. */
  locale: Locale;
  /** Whether the agency may also send news by mail. */
  marketingOptIn?: boolean | null | undefined;
  /** Remarks, at most 500 characters, without links. */
  message?: string | null | undefined;
  /** Family name, at most 100 characters. */
  name: string;
  /** A telephone number; without a country code it is read as a Belgian one. */
  phone: string;
  /** Whether the visitor agrees to the privacy statement. Must be true. */
  privacyConsent: boolean;
  /** When the viewing begins; required: leaving it out returns a validation error. */
  startsAt?: string | null | undefined;
};

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

/** Why a home is highlighted. Days are counted in Brussels time. */
export type EstateHighlight =
  /** Published in the last 14 days. */
  | 'NEW'
  /** The price was lowered in the last 30 days and has not changed since. */
  | 'PRICE_LOWERED';

/** The subtype of a property. */
export type EstateSubType =
  /** Block of flats. */
  | 'BLOCK_OF_FLATS'
  /** A closed garage box. */
  | 'BOX'
  /** Building plot. */
  | 'BUILDING_PLOT'
  /** Bungalow. */
  | 'BUNGALOW'
  /** Catering. */
  | 'CATERING'
  /** A wooden house, often in a holiday park. */
  | 'CHALET'
  /** A home whose residents share spaces such as a garden or a dining room. */
  | 'CO_HOUSING'
  /** Detached. */
  | 'DETACHED'
  /** Duplex. */
  | 'DUPLEX'
  /** Farmhouse. */
  | 'FARMHOUSE'
  /** Farmland. */
  | 'FARMLAND'
  /** An apartment on one floor. */
  | 'FLAT'
  /** Ground floor. */
  | 'GROUND_FLOOR'
  /** Houseboat. */
  | 'HOUSEBOAT'
  /** Loft. */
  | 'LOFT'
  /** Mansion. */
  | 'MANSION'
  /** Office. */
  | 'OFFICE'
  /** Parking space. */
  | 'PARKING_SPACE'
  /** Penthouse. */
  | 'PENTHOUSE'
  /** A room in a house or flat that its residents share. */
  | 'ROOM'
  /** Semi detached. */
  | 'SEMI_DETACHED'
  /** A flat with services for older people (assistentiewoning, résidence-services). */
  | 'SERVICE_FLAT'
  /** Shop. */
  | 'SHOP'
  /** Student building. */
  | 'STUDENT_BUILDING'
  /** A room for a student. */
  | 'STUDENT_ROOM'
  /** Studio. */
  | 'STUDIO'
  /** Terraced. */
  | 'TERRACED'
  /** Villa. */
  | 'VILLA'
  /** Warehouse. */
  | 'WAREHOUSE'
  /** Wood. */
  | 'WOOD';

/** The property type. */
export type EstateType =
  /** Apartment. */
  | 'APARTMENT'
  /** Commercial. */
  | 'COMMERCIAL'
  /** Garage. */
  | 'GARAGE'
  /** House. */
  | 'HOUSE'
  /** Investment. */
  | 'INVESTMENT'
  /** Land. */
  | 'LAND';

/** A slot to hold. */
export type HoldSlotInput = {
  /**
   * Like `listingId`.
   * @deprecated Since 2026-11-30: use `listingId`.
   */
  estateId?: string | number | null | undefined;
  /** The token of the visitor's existing hold, which is moved to this slot. */
  hold?: string | null | undefined;
  /** Idempotency key, at most 255 characters. For a day, the same key with the same input holds nothing twice. */
  idempotencyKey?: string | null | undefined;
  /** The id of an estate, project or entity that is offered and has viewings. Leaving it out returns a validation error. */
  listingId?: string | number | null | undefined;
  /** The language of messages in the response. */
  locale: Locale;
  /** When the viewing begins; required: leaving it out returns a validation error. */
  startsAt?: string | null | undefined;
};

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

/** What the status leaves open. */
export type Progress =
  /** It will be available soon. Until then it has no price and no address, and cannot be viewed. */
  | 'ANNOUNCED'
  /** The owner has accepted an offer; the status is OPTION. */
  | 'OFFER_ACCEPTED'
  /** It is sold if conditions are met, such as a loan for the buyer; the status is OPTION. */
  | 'SOLD_CONDITIONALLY';

/** How an estate for sale gets its price and its buyer. */
export type SaleMethod =
  /** Buyers bid; the price is the amount from which they do. */
  | 'BIDS_FROM'
  /** The price is the amount that the owner asks. */
  | 'FIXED_PRICE'
  /** The price is the lump sum; the buyer also pays an annuity for life. */
  | 'LIFE_ANNUITY'
  /** The price is the lowest amount that the owner considers. */
  | 'PRICE_FROM'
  /** A notary sells it in public, for instance on Biddit; the price is the starting price. */
  | 'PUBLIC_SALE'
  /** Buyers hand in one offer each, which the owner opens after the last day; the price, if any, is the lowest offer. */
  | 'SEALED_OFFERS';

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

/** Whether a listing is for sale or to rent. */
export type Transaction =
  /** To rent. */
  | 'RENT'
  /** For sale. */
  | 'SALE';

export type ViewedListingQueryVariables = Exact<{
  id: string | number;
  locale: Schema.Locale;
}>;


export type ViewedListingQuery = { listing:
    | { __typename: 'Estate', hasAgenda: boolean, id: string, type: Schema.EstateType, subType: Schema.EstateSubType, path: string, highlight: Schema.EstateHighlight | null, isMarkedIncomplete: boolean, bedrooms: number | null, livingArea: number | null, plotArea: number | null, transaction: Schema.Transaction, price: number | null, progress: Schema.Progress | null, office: { __typename: 'Office', id: string, name: string, phone: string }, agent: { __typename: 'Agent', id: string, name: string, phone: string | null } | null, address: { street: string | null, number: string | null, box: string | null, city: { __typename: 'City', id: string, name: string, postalCode: string, countryAbroad: string | null } }, status: { code: Schema.StatusCode }, photos: Array<{ __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null }>, openHouses: Array<{ startsAt: string, endsAt: string }>, epc: { label: Schema.EpcLabel } | null, sale: { method: Schema.SaleMethod, annuity: { monthly: number | null, indexed: boolean | null, lives: number | null, occupied: boolean | null, ages: Array<number> | null } | null } | null }
    | { __typename: 'Project', hasAgenda: boolean, id: string, name: string, path: string, priceFrom: number | null, types: Array<Schema.EstateType>, office: { __typename: 'Office', id: string, name: string, phone: string }, agent: { __typename: 'Agent', id: string, name: string, phone: string | null } | null, photos: Array<{ __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null }>, status: { code: Schema.StatusCode }, address: { street: string | null, number: string | null, box: string | null, city: { __typename: 'City', id: string, name: string, postalCode: string, countryAbroad: string | null } } }
    | { __typename: 'ProjectEntity', hasAgenda: boolean, id: string, number: string, path: string, type: Schema.EstateType, subType: Schema.EstateSubType, bedrooms: number | null, livingArea: number | null, price: number | null, project: { __typename: 'Project', id: string, name: string, office: { __typename: 'Office', id: string, name: string, phone: string }, agent: { __typename: 'Agent', id: string, name: string, phone: string | null } | null, address: { street: string | null, number: string | null, box: string | null, city: { __typename: 'City', id: string, name: string, postalCode: string, countryAbroad: string | null } } }, plan: { __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null } | null, status: { code: Schema.StatusCode } }
    | { __typename: 'RentalUnit' }
   | null };

export type SlotHoldQueryVariables = Exact<{
  token: string;
}>;


export type SlotHoldQuery = { slotHold: { __typename: 'SlotHold', token: string, listingId: string, startsAt: string, endsAt: string, heldUntil: string, contact: { firstName: string, name: string, email: string, phone: string } | null } | null };

export type HoldSlotMutationVariables = Exact<{
  input: Schema.HoldSlotInput;
}>;


export type HoldSlotMutation = { submitted: { __typename: 'HoldPayload', retryAfter: number | null, hold: { token: string, startsAt: string } | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> } };

export type BookAppointmentMutationVariables = Exact<{
  input: Schema.BookAppointmentInput;
}>;


export type BookAppointmentMutation = { submitted: { __typename: 'BookAppointmentPayload', token: string | null, retryAfter: number | null, errors: Array<{ __typename: 'UserError', code: string, field: string | null, message: string }> } };


export const ViewedListingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewedListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewedEstate"}},{"kind":"Field","name":{"kind":"Name","value":"hasAgenda"}},{"kind":"Field","name":{"kind":"Name","value":"office"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewingOffice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewingAgent"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewedProject"}},{"kind":"Field","name":{"kind":"Name","value":"hasAgenda"}},{"kind":"Field","name":{"kind":"Name","value":"office"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewingOffice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewingAgent"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewedEntity"}},{"kind":"Field","name":{"kind":"Name","value":"hasAgenda"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"office"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewingOffice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewingAgent"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedEstate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstateCard"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"box"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstateCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstatePrice"}},{"kind":"Field","name":{"kind":"Name","value":"openHouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"isMarkedIncomplete"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"livingArea"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"epc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryAbroad"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"store"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstatePrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transaction"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"sale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"annuity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthly"}},{"kind":"Field","name":{"kind":"Name","value":"indexed"}},{"kind":"Field","name":{"kind":"Name","value":"lives"}},{"kind":"Field","name":{"kind":"Name","value":"occupied"}},{"kind":"Field","name":{"kind":"Name","value":"ages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewingOffice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Office"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewingAgent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryAbroad"}}]}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"box"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedEntity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntityCard"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"box"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntityCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"livingArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryAbroad"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ViewedListingQuery, ViewedListingQueryVariables>;
export const SlotHoldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlotHold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotHold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]}}]} as unknown as DocumentNode<SlotHoldQuery, SlotHoldQueryVariables>;
export const HoldSlotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HoldSlot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HoldSlotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"submitted"},"name":{"kind":"Name","value":"holdSlot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmissionResult"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmissionResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<HoldSlotMutation, HoldSlotMutationVariables>;
export const BookAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"submitted"},"name":{"kind":"Name","value":"bookAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmissionResult"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmissionResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<BookAppointmentMutation, BookAppointmentMutationVariables>;