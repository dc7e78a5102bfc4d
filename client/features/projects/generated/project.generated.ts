/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** The kind of a public place. */
export type NearbyPlaceKind =
  /** A park. */
  | 'PARK'
  /** A school. */
  | 'SCHOOL'
  /** A railway station. */
  | 'STATION'
  /** A supermarket. */
  | 'SUPERMARKET';

/** The kind of a project. */
export type ProjectKind =
  /** An allotment: its entities are building plots, called lots. */
  | 'ALLOTMENT'
  /** A building or development of homes, shops and garages. */
  | 'BUILDING';

/** The construction stage of a project. */
export type ProjectStage =
  /** Completed. */
  | 'COMPLETED'
  /** Not started. */
  | 'PLANNED'
  /** Under construction. */
  | 'UNDER_CONSTRUCTION';

/** A region of Belgium. The energy scale and the planning rules depend on it. */
export type Region =
  /** Brussels-Capital Region. */
  | 'BRUSSELS'
  /** Flemish Region. */
  | 'FLANDERS'
  /** Walloon Region, the German-speaking Community included. */
  | 'WALLONIA';

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

export type ProjectDetailQueryVariables = Exact<{
  id: string | number;
  locale: Schema.Locale;
}>;


export type ProjectDetailQuery = { project: { __typename: 'Project', reference: string, transaction: Schema.Transaction, developer: string | null, architect: string | null, isIndexable: boolean, isLocationBlurred: boolean, video: string | null, virtualTour: string | null, id: string, name: string, kind: Schema.ProjectKind, path: string, stage: Schema.ProjectStage, delivery: string | null, priceFrom: number | null, types: Array<Schema.EstateType>, entityCount: number, availableCount: number, location: { latitude: number, longitude: number }, nearestOffice: { __typename: 'NearbyOffice', kilometres: number, office: { __typename: 'Office', id: string, name: string, path: string, location: { latitude: number, longitude: number }, address: { city: { __typename: 'City', id: string, name: string } } } } | null, nearby: Array<{ __typename: 'NearbyPlace', kind: Schema.NearbyPlaceKind, name: string, metres: number }>, alternates: Array<{ locale: Schema.Locale, path: string }>, address: { street: string | null, number: string | null, box: string | null, city: { __typename: 'City', region: Schema.Region | null, id: string, name: string, postalCode: string, countryAbroad: string | null } }, title: { text: string, locale: Schema.Locale } | null, description: { text: string, locale: Schema.Locale } | null, pictures: Array<{ __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null }>, documents: Array<{ name: string, mediaType: string, size: number, url: string | null }>, livingArea: { min: number, max: number } | null, entities: Array<{ __typename: 'ProjectEntity', id: string, reference: string, number: string, path: string, type: Schema.EstateType, subType: Schema.EstateSubType, floor: number | null, bedrooms: number | null, area: number | null, livingArea: number | null, plotArea: number | null, terraceArea: number | null, price: number | null, isIndexable: boolean, status: { id: number, code: Schema.StatusCode }, plan: { __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null } | null }>, office: { __typename: 'Office', id: string, name: string, path: string, phone: string, email: string, address: { street: string | null, number: string | null, box: string | null, city: { __typename: 'City', id: string, name: string, postalCode: string } }, openingHours: Array<{ weekday: number, opens: string, closes: string }>, closedDays: Array<{ from: string, until: string }> }, agent: { __typename: 'Agent', id: string, name: string, path: string | null, phone: string | null, email: string | null, registration: string | null, picture: { __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null } | null } | null, photos: Array<{ __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null }>, status: { code: Schema.StatusCode } } | null };

export type EntityRowFragment = { __typename: 'ProjectEntity', id: string, reference: string, number: string, path: string, type: Schema.EstateType, subType: Schema.EstateSubType, floor: number | null, bedrooms: number | null, area: number | null, livingArea: number | null, plotArea: number | null, terraceArea: number | null, price: number | null, isIndexable: boolean, status: { id: number, code: Schema.StatusCode }, plan: { __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null } | null };

export type SimilarProjectsQueryVariables = Exact<{
  id: string | number;
  locale: Schema.Locale;
}>;


export type SimilarProjectsQuery = { project: { __typename: 'Project', id: string, similar: Array<{ __typename: 'Project', id: string, name: string, kind: Schema.ProjectKind, path: string, stage: Schema.ProjectStage, delivery: string | null, priceFrom: number | null, types: Array<Schema.EstateType>, entityCount: number, availableCount: number, location: { latitude: number, longitude: number }, photos: Array<{ __typename: 'Picture', hash: string | null, store: string | null, width: number | null, height: number | null, colour: string | null, alt: { text: string, locale: Schema.Locale } | null }>, status: { code: Schema.StatusCode }, address: { city: { __typename: 'City', id: string, name: string, postalCode: string, countryAbroad: string | null } } }> } | null };

export const EntityRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"livingArea"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"terraceArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isIndexable"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"store"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]}}]} as unknown as DocumentNode<EntityRowFragment, unknown>;
export const ProjectDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCard"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"transaction"}},{"kind":"Field","name":{"kind":"Name","value":"developer"}},{"kind":"Field","name":{"kind":"Name","value":"architect"}},{"kind":"Field","name":{"kind":"Name","value":"isIndexable"}},{"kind":"Field","name":{"kind":"Name","value":"isLocationBlurred"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearestOffice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NearbyOffice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearby"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NearbyPlace"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alternates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"pictures"},"name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"video"}},{"kind":"Field","name":{"kind":"Name","value":"virtualTour"}},{"kind":"Field","name":{"kind":"Name","value":"livingArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntityRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"office"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeSection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgentContact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"livingArea"}},{"kind":"Field","name":{"kind":"Name","value":"plotArea"}},{"kind":"Field","name":{"kind":"Name","value":"terraceArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isIndexable"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"entityCount"}},{"kind":"Field","name":{"kind":"Name","value":"availableCount"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryAbroad"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"store"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NearbyOffice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NearbyOffice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kilometres"}},{"kind":"Field","name":{"kind":"Name","value":"office"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeOnMap"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeOnMap"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Office"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NearbyPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NearbyPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Office"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closedDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgentContact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"registration"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]} as unknown as DocumentNode<ProjectDetailQuery, ProjectDetailQueryVariables>;
export const SimilarProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimilarProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCard"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"entityCount"}},{"kind":"Field","name":{"kind":"Name","value":"availableCount"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryAbroad"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"store"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]}}]} as unknown as DocumentNode<SimilarProjectsQuery, SimilarProjectsQueryVariables>;