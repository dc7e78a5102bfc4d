/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../generated/schema-types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** A sentence for all pages. */
export type NoticeInput = {
  /** The first day. */
  from?: string | null | undefined;
  /** A page of the site, such as `/nl/contact`, or an address elsewhere. */
  link?: string | null | undefined;
  /** The sentence in one or more languages, at most 300 characters each. */
  texts: Array<TextInput>;
  /** The last day. */
  until?: string | null | undefined;
};

/** A text in one language. */
export type TextInput = {
  /** The language. */
  locale: Locale;
  /** The text. */
  text: string;
};

export type NoticeAtDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticeAtDeskQuery = { deskNotice: { link: string | null, from: string | null, until: string | null, isShown: boolean, version: number, texts: Array<{ text: string, locale: Schema.Locale }> } };

export type SaveNoticeMutationVariables = Exact<{
  notice?: Schema.NoticeInput | null | undefined;
  version: number;
}>;


export type SaveNoticeMutation = { saveNotice: { errors: Array<{ message: string, field: string | null }> } };


export const NoticeAtDeskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeAtDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<NoticeAtDeskQuery, NoticeAtDeskQueryVariables>;
export const SaveNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notice"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"notice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notice"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<SaveNoticeMutation, SaveNoticeMutationVariables>;