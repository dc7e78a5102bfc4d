/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The status of a viewing. */
export type AppointmentStatus =
  /** The viewing will take place. */
  | 'BOOKED'
  /** The viewing was cancelled. */
  | 'CANCELLED'
  /** The viewing is over. */
  | 'PAST';

/** The state of the building. */
export type BuildingState =
  /** As new. */
  | 'AS_NEW'
  /** Good. */
  | 'GOOD'
  /** New. */
  | 'NEW'
  /** Shell only, to be finished. */
  | 'SHELL'
  /** To refresh. */
  | 'TO_REFRESH'
  /** To renovate. */
  | 'TO_RENOVATE';

/** When a visitor wants to be called. */
export type CallTime =
  /** In the afternoon. */
  | 'AFTERNOON'
  /** At any time. */
  | 'ANY'
  /** After six in the evening. */
  | 'EVENING'
  /** Before noon. */
  | 'MORNING';

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

/** A change of a message. */
export type MessageChange = {
  /** The e-mail address of the employee who will answer it, for the step ASSIGN. */
  assignee?: string | null | undefined;
  /** The message's id. */
  id: string | number;
  /** The note of the agency, at most 2,000 characters; null removes it. */
  note?: string | null | undefined;
  /** The step. */
  step: MessageStep;
  /** The version that the employee saw. */
  version: number;
};

/** The form with which a message was sent. */
export type MessageKind =
  /** A message to the agency or an office. */
  | 'CONTACT'
  /** A question about a listing. */
  | 'INFO'
  /** A property that its owner wants to sell or let. */
  | 'VALUATION';

/** How far the answer to a message is. */
export type MessageState =
  /** An employee answers it. */
  | 'ANSWERING'
  /** It is answered. */
  | 'DONE'
  /** No employee answers it yet. */
  | 'NEW';

/** A step in the answer to a message. Each one also stores the note. */
export type MessageStep =
  /** Another employee answers it. */
  | 'ASSIGN'
  /** It is answered. */
  | 'FINISH'
  /** Only the note changes. */
  | 'NOTE'
  /** It is new again. */
  | 'REOPEN'
  /** The employee answers it. */
  | 'TAKE';

/** The subject of a message to the agency. */
export type QuestionType =
  /** A free, non-binding estimate of a home. */
  | 'ESTIMATE'
  /** General advice. */
  | 'GENERAL'
  /** Selling a home, or an appointment to discuss a sale. */
  | 'SELL';

/** The status of a stay. */
export type StayStatus =
  /** Accepted; the nights are reserved. */
  | 'ACCEPTED'
  /** Cancelled. */
  | 'CANCELLED'
  /** Declined. */
  | 'DECLINED'
  /** Requested; nothing is reserved. */
  | 'REQUESTED';

/** What the owner of a property wants. */
export type ValuationPurpose =
  /** To let it. */
  | 'LET'
  /** To sell it. */
  | 'SELL';

export type MessageQueryVariables = Exact<{
  id: string | number;
}>;


export type MessageQuery = { message: { id: string, kind: Schema.MessageKind, receivedAt: string, visitorName: string, text: string | null, isAboutListing: boolean, reference: string | null, email: string, phone: string | null, street: string | null, language: Schema.Locale, questionType: Schema.QuestionType | null, remarks: string | null, recipientName: string | null, partner: string | null, consentedAt: string | null, wantsNews: boolean, note: string | null, version: number, changedAt: string | null, changedByName: string | null, replyHref: string, state: Schema.MessageState, isOverdue: boolean, assigneeName: string | null, isMine: boolean, listing:
      | { __typename: 'Estate', id: string, path: string, reference: string, subType: Schema.EstateSubType, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
      | { __typename: 'Project', id: string, path: string, name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
      | { __typename: 'ProjectEntity', id: string, path: string, subType: Schema.EstateSubType, number: string, project: { name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } } }
      | { __typename: 'RentalUnit', id: string, path: string, name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
     | null, valuation: { purpose: Schema.ValuationPurpose, postalCode: string, city: string, propertyType: Schema.EstateType, area: string | null, bedrooms: string | null, state: Schema.BuildingState | null, callTime: Schema.CallTime, photoCount: number } | null, colleagues: Array<{ email: string, name: string }>, person: { messages: Array<{ id: string, kind: Schema.MessageKind, receivedAt: string, visitorName: string, text: string | null, isAboutListing: boolean, reference: string | null, state: Schema.MessageState, isOverdue: boolean, assigneeName: string | null, isMine: boolean, listing:
          | { __typename: 'Estate', id: string, path: string, reference: string, subType: Schema.EstateSubType, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
          | { __typename: 'Project', id: string, path: string, name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
          | { __typename: 'ProjectEntity', id: string, path: string, subType: Schema.EstateSubType, number: string, project: { name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } } }
          | { __typename: 'RentalUnit', id: string, path: string, name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
         | null }>, viewings: Array<{ id: string, status: Schema.AppointmentStatus, startsAt: string, endsAt: string, listing:
          | { __typename: 'Estate', id: string, path: string, reference: string, subType: Schema.EstateSubType, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
          | { __typename: 'Project', id: string, path: string, name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
          | { __typename: 'ProjectEntity', id: string, path: string, subType: Schema.EstateSubType, number: string, project: { name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } } }
          | { __typename: 'RentalUnit', id: string, path: string, name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
         | null }>, stays: Array<{ id: string, status: Schema.StayStatus, from: string, until: string, listing:
          | { __typename: 'Estate', id: string, path: string, reference: string, subType: Schema.EstateSubType, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
          | { __typename: 'Project', id: string, path: string, name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
          | { __typename: 'ProjectEntity', id: string, path: string, subType: Schema.EstateSubType, number: string, project: { name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } } }
          | { __typename: 'RentalUnit', id: string, path: string, name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
         | null }>, searches: Array<{ description: string, isPaused: boolean, since: string }> } } | null };

export type MessageDetailFragment = { email: string, phone: string | null, street: string | null, language: Schema.Locale, questionType: Schema.QuestionType | null, remarks: string | null, recipientName: string | null, partner: string | null, consentedAt: string | null, wantsNews: boolean, note: string | null, version: number, changedAt: string | null, changedByName: string | null, replyHref: string, valuation: { purpose: Schema.ValuationPurpose, postalCode: string, city: string, propertyType: Schema.EstateType, area: string | null, bedrooms: string | null, state: Schema.BuildingState | null, callTime: Schema.CallTime, photoCount: number } | null, colleagues: Array<{ email: string, name: string }>, person: { messages: Array<{ id: string, kind: Schema.MessageKind, receivedAt: string, visitorName: string, text: string | null, isAboutListing: boolean, reference: string | null, state: Schema.MessageState, isOverdue: boolean, assigneeName: string | null, isMine: boolean, listing:
        | { __typename: 'Estate', id: string, path: string, reference: string, subType: Schema.EstateSubType, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
        | { __typename: 'Project', id: string, path: string, name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
        | { __typename: 'ProjectEntity', id: string, path: string, subType: Schema.EstateSubType, number: string, project: { name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } } }
        | { __typename: 'RentalUnit', id: string, path: string, name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
       | null }>, viewings: Array<{ id: string, status: Schema.AppointmentStatus, startsAt: string, endsAt: string, listing:
        | { __typename: 'Estate', id: string, path: string, reference: string, subType: Schema.EstateSubType, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
        | { __typename: 'Project', id: string, path: string, name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
        | { __typename: 'ProjectEntity', id: string, path: string, subType: Schema.EstateSubType, number: string, project: { name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } } }
        | { __typename: 'RentalUnit', id: string, path: string, name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
       | null }>, stays: Array<{ id: string, status: Schema.StayStatus, from: string, until: string, listing:
        | { __typename: 'Estate', id: string, path: string, reference: string, subType: Schema.EstateSubType, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
        | { __typename: 'Project', id: string, path: string, name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
        | { __typename: 'ProjectEntity', id: string, path: string, subType: Schema.EstateSubType, number: string, project: { name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } } }
        | { __typename: 'RentalUnit', id: string, path: string, name: string, address: { street: string | null, number: string | null, box: string | null, city: { name: string, postalCode: string } } }
       | null }>, searches: Array<{ description: string, isPaused: boolean, since: string }> } };

export type ChangeMessageMutationVariables = Exact<{
  change: Schema.MessageChange;
}>;


export type ChangeMessageMutation = { changeMessage: { errors: Array<{ message: string, field: string | null }> } };

export const MessageDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionType"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"valuation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"callTime"}},{"kind":"Field","name":{"kind":"Name","value":"photoCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partner"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"wantsNews"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedByName"}},{"kind":"Field","name":{"kind":"Name","value":"colleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyHref"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskListing"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"stays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskListing"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"searches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isPaused"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageState"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskListing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAboutListing"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskListing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MessageDetailFragment, unknown>;
export const MessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Message"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageLine"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"questionType"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"valuation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"callTime"}},{"kind":"Field","name":{"kind":"Name","value":"photoCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partner"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"wantsNews"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedByName"}},{"kind":"Field","name":{"kind":"Name","value":"colleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyHref"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskListing"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"stays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskListing"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"searches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isPaused"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageState"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskListing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAboutListing"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskListing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MessageQuery, MessageQueryVariables>;
export const ChangeMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"change"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageChange"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"change"},"value":{"kind":"Variable","name":{"kind":"Name","value":"change"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<ChangeMessageMutation, ChangeMessageMutationVariables>;