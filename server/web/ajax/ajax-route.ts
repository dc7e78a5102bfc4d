import type { translatorOf } from '../../../client/intl/use-messages.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { Field } from './fields.ts';
import type { AjaxResponse } from './responses.ts';

export type AjaxMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One legacy call: how its request is parsed, which GraphQL document it runs, how the result is formatted. */
export interface AjaxRoute<Variables extends Record<string, unknown>, Result> {
  method: AjaxMethod;
  /** The path below `/{lang}/ajax`. */
  path: string;
  summary: string;
  /** The parameters of the query string, with descriptions. */
  query?: Readonly<Record<string, { about: string; isRequired?: true }>>;
  /** The work of the call, when it is more than that of a usual one. */
  work?: number;
  /** The fields of the body; absent when it has none. */
  fields?: readonly Field[];
  /** Its responses must not be cached. */
  isPrivate?: true;
  /** The JSON Schema of a successful response. */
  success: { status: number; schema: object };
  document: string;
  parse(request: AjaxRequest): Variables;
  present(result: Result, request: AjaxRequest): AjaxResponse;
}

// biome-ignore lint/suspicious/noExplicitAny: each row keeps its own variables and result together
export type AnyRoute = AjaxRoute<any, any>;

export interface AjaxRequest {
  locale: Locale;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The fields of the body, by their names in the mutation's input. */
  input: Readonly<Record<string, unknown>>;
  /** The value of the request header. */
  idempotencyKey: string | null;
  publicUrl: string;
  hiddenStatusIds: readonly number[];
  t: ReturnType<typeof translatorOf>;
}
