import type { Run } from '../data/run.ts';
import type { SubmissionResultFragment } from './generated/forms.generated.ts';
import type { SubmitDocument } from './submit-document.ts';

/** Why nothing was changed. */
export interface Rejection {
  /** Null: nobody knows. */
  code: string | null;
  /** What it is about; null: the whole. */
  field: string | null;
  /** The API's sentence; null: nobody knows what is wrong. */
  message: string | null;
}

/** What became of a change, and how an HTTP answer says so. */
export type Change<Submitted> =
  | { submitted: Submitted; rejection: null }
  | { submitted: null; rejection: Rejection; init: ResponseInit };

const STATUSES: Readonly<Record<string, number>> = { NOT_FOUND: 404, LINK_EXPIRED: 404, RATE_LIMITED: 429 };

/** Sends what a button says, without a proof that a human pressed it: its visitor has a secret, or binds nobody. */
export async function sendChange<Submitted extends SubmissionResultFragment>(
  ask: Run,
  document: SubmitDocument<Submitted>,
  input: Record<string, unknown>,
): Promise<Change<Submitted>> {
  const submitted = await ask(document, { input }).then(
    (answer) => answer.submitted,
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

/** A key by which a form that arrives twice counts once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A text of a form; null: it is left out. */
export function textIn(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : null;
}
