import type { messagesOf } from '../../client/intl/use-messages.ts';
import type { Locale } from '../../shared/locales.ts';
import type { Answer } from './answers.ts';
import type { Field } from './fields.ts';

export type AjaxMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One legacy call: how its request is read, which document it runs, how the result is written. */
export interface AjaxRow<Variables extends Record<string, unknown>, Result> {
  method: AjaxMethod;
  /** Below `/{lang}/ajax`. */
  path: string;
  summary: string;
  /** Parameters of its query string, with what each means. */
  query?: Readonly<Record<string, { about: string; isRequired?: true }>>;
  /** The fields of its body; absent: it has none. */
  fields?: readonly Field[];
  /** No cache may keep what it answers. */
  isPersonal?: true;
  /** The JSON Schema of what it answers when all is well. */
  success: { status: number; schema: object };
  document: string;
  parse(request: AjaxRequest): Variables;
  present(result: Result, request: AjaxRequest): Answer;
}

// biome-ignore lint/suspicious/noExplicitAny: each row keeps its own variables and result together
export type AnyRow = AjaxRow<any, any>;

export interface AjaxRequest {
  locale: Locale;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** What its body says, by the names of the mutation's input. */
  input: Readonly<Record<string, unknown>>;
  /** Of the header. */
  idempotencyKey: string | null;
  publicUrl: string;
  hiddenStatusIds: readonly number[];
  t: ReturnType<typeof messagesOf>;
}
