import type { RunQuery } from '../data/run-query.ts';
import type { SubmissionResultFragment } from './generated/forms.generated.ts';
import type { SubmitDocument } from './submit-document.ts';

/** The reason why a change was rejected. */
export interface Rejection {
  /** Null when unknown. */
  code: string | null;
  /** The field that it concerns; null for the whole form. */
  field: string | null;
  /** The API's message; null when the reason is unknown. */
  message: string | null;
}

/** The outcome of a change, with its HTTP response options. */
export type MutationOutcome<Submitted> =
  | { submitted: Submitted; rejection: null }
  | { submitted: null; rejection: Rejection; init: ResponseInit };

const STATUSES: Readonly<Record<string, number>> = { NOT_FOUND: 404, LINK_EXPIRED: 404, RATE_LIMITED: 429 };

/**
 * Sends a mutation without a human check, for visitors with a secret token or actions without lasting effect.
 */
export async function sendMutation<Submitted extends SubmissionResultFragment>(
  runUncached: RunQuery,
  document: SubmitDocument<Submitted>,
  input: Record<string, unknown>,
): Promise<MutationOutcome<Submitted>> {
  const submitted = await runUncached(document, { input }).then(
    (data) => data.submitted,
    () => null,
  );
  if (!submitted) {
    const rejection = { code: null, field: null, message: null };
    return { submitted: null, rejection, init: { status: 503 } };
  }
  const [error] = submitted.errors;
  if (!error) return { submitted, rejection: null };
  const { code, field, message } = error;
  const status = STATUSES[code] ?? 422;
  const { retryAfter } = submitted;
  const headers = new Headers(retryAfter === null ? [] : [['retry-after', String(retryAfter)]]);
  return { submitted: null, rejection: { code, field, message }, init: { status, headers } };
}

/** Returns a new idempotency key, by which a form that arrives twice counts once. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a text field of a form; null when it is empty. */
export function readTextField(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : null;
}
