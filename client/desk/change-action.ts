/** The action of the desk's pages: one mutation for each button, then the page again. */
import { type ActionFunction, type ActionFunctionArgs, data, redirect } from 'react-router';
import type { PageDocument, RunQuery } from '../data/run-query.ts';
import { deskOf } from './desk-context.ts';

/** The result of a change; `errors` is empty when it was made. */
interface Payload {
  errors: readonly { message: string; field?: string | null }[];
}

/**
 * The changes that a page's forms can send, by the value of the field `intent`. Null: a field cannot be read.
 */
export type Changes = Readonly<Record<string, (form: FormData, run: RunQuery) => Promise<Payload | null>>>;

/** What a page shows when its change was rejected. */
export interface RejectedChange {
  intent: string;
  /** Why; empty when a field cannot be read. */
  messages: string[];
  /** The typed values. */
  values: Record<string, string>;
}

/** Creates the description of a change that one mutation makes. `variablesOf` returns null for unreadable fields. */
export function mutationChange<Vars extends Record<string, unknown>, Name extends string>(
  document: PageDocument<Record<Name, Payload> & { __typename?: string }, Vars>,
  name: Name,
  variablesOf: (form: FormData) => Vars | null,
): Changes[string] {
  return async (form, run) => {
    const variables = variablesOf(form);
    return variables && (await run(document, variables))[name];
  };
}

/**
 * After a change the page is shown again (303), with `done`; after a rejected one with its sentence and the values.
 * `nextPath`: the path of the page after a change, by default the same one.
 */
export function createChangeAction(
  changes: Changes,
  nextPath?: (intent: string, form: FormData) => string,
): ActionFunction {
  return async ({ request, context }: ActionFunctionArgs) => {
    const form = await request.formData();
    const intent = String(form.get('intent') ?? '');
    const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
    if (!change) throw data(null, { status: 400 });
    const payload = await change(form, deskOf(context).run);
    if (!payload || payload.errors.length > 0)
      return data(rejectedBy(form, intent, payload?.errors ?? []), { status: 422 });
    const url = new URL(request.url);
    // It selects the action of an index route.
    url.searchParams.delete('index');
    url.searchParams.set('done', intent);
    throw redirect((nextPath?.(intent, form) ?? url.pathname) + url.search, 303);
  };
}

function rejectedBy(form: FormData, intent: string, errors: Payload['errors']): RejectedChange {
  return { intent, messages: errors.map(({ message }) => message), values: valuesOf(form) };
}

/** The typed values of a form. */
export const valuesOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));

/** Returns a text field of a form; null when it is empty. */
export function textOf(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Returns a text field of a form; empty when it has none. */
export const fieldOf = (form: FormData, name: string): string => textOf(form, name) ?? '';

const VERSION = /^\d{1,9}$/;
/** A version that no record has, so that a form without one is outdated. */
const UNKNOWN_VERSION = -1;

/** Returns the version of the record that the page showed: a whole number that rises with its changes. */
export function versionOf(form: FormData, name: string): number {
  const version = fieldOf(form, name);
  return VERSION.test(version) ? Number(version) : UNKNOWN_VERSION;
}
