import type { MessageKey } from '../../../client/intl/use-messages.ts';
import type { FaultCode } from '../../../shared/submissions/fault-codes.ts';
import { HUMAN_FIELDS } from '../../../shared/submissions/human-fields.ts';
import type { AjaxMethod, AjaxRequest, AjaxRoute } from './ajax-route.ts';
import { type Field, legacyName } from './fields.ts';
import { type AjaxResponse, doneSchema, rejectionResponse } from './responses.ts';

interface SubmissionDependencies {
  method: AjaxMethod;
  path: string;
  summary: string;
  mutation: string;
  inputType: string;
  fields: readonly Field[];
  /** What authorises the submission: the human check, or the token of a subscription. */
  proof: 'human' | 'token';
  status: 200 | 201;
  /** The message of a successful response. */
  done: MessageKey;
}

interface Submitted {
  submitted: {
    retryAfter: number | null;
    errors: { code: FaultCode; field: string | null; message: string }[];
  };
}

const MAX_KEY_LENGTH = 255;

const KEY: Field = {
  name: 'idempotency_key',
  input: 'idempotencyKey',
  kind: 'text',
  maxLength: MAX_KEY_LENGTH,
};
const PROOF: readonly Field[] = [
  { name: HUMAN_FIELDS.response, input: 'response', kind: 'text', maxLength: 8192 },
  { name: HUMAN_FIELDS.formToken, input: 'formToken', kind: 'text', maxLength: 255 },
  { name: HUMAN_FIELDS.trap, input: 'trap', kind: 'text', maxLength: 0 },
  { name: HUMAN_FIELDS.work, input: 'work', kind: 'text', maxLength: 10_000 },
];

export const TOKEN_QUERY = {
  token: { about: 'The secret token of the subscription, from one of its mails.', isRequired: true },
} as const;

/** Creates a call that submits something, by the same mutation as the forms. */
export function submissionRoute(
  dependencies: SubmissionDependencies,
): AjaxRoute<{ input: object }, Submitted> {
  const { method, path, summary, mutation, inputType, proof, status, done } = dependencies;
  const isByToken = proof === 'token';
  const fields = [...dependencies.fields, ...(isByToken ? [] : PROOF), KEY];
  return {
    method,
    path,
    summary,
    ...(isByToken ? { query: TOKEN_QUERY } : {}),
    fields,
    isPrivate: true,
    success: { status, schema: doneSchema(status) },
    document: `mutation ($input: ${inputType}!) {
      submitted: ${mutation}(input: $input) { retryAfter errors { code field message } }
    }`,
    parse: (request) => ({ input: isByToken ? withToken(request) : withProof(request) }),
    present({ submitted }, { t }) {
      if (submitted.errors.length > 0) return presentErrors(submitted, fields);
      return { status, body: { status, message: t(done) } };
    },
  };
}

function withToken({ input, locale, query, idempotencyKey }: AjaxRequest): object {
  const token = query.get('token') ?? '';
  return { ...input, locale, token, idempotencyKey: idempotencyKey ?? (input.idempotencyKey || null) };
}

/** As in the forms of pages, the form token also serves as the idempotency key. */
function withProof({ input, locale, idempotencyKey }: AjaxRequest): object {
  const { response, formToken, trap, work, idempotencyKey: own, ...fields } = input;
  const token = typeof formToken === 'string' && formToken !== '' ? formToken : null;
  const human = { response, formToken: token, trap, work };
  const key = idempotencyKey ?? (own || (token?.slice(0, MAX_KEY_LENGTH) ?? null));
  return { ...fields, locale, human, idempotencyKey: key };
}

/** Statuses of errors that cannot be corrected in a field; all others are 400. */
const STATUSES: Readonly<Partial<Record<FaultCode, number>>> = {
  RATE_LIMITED: 429,
  HUMAN_CHECK: 403,
  HUMAN_CHECK_EXPIRED: 403,
  WORK_REQUIRED: 403,
  LINK_EXPIRED: 404,
};

function presentErrors(
  { errors, retryAfter }: Submitted['submitted'],
  fields: readonly Field[],
): AjaxResponse {
  const named = errors.map(({ code, field, message }) => ({
    field: field === null ? null : (legacyName(fields, field) ?? field),
    code,
    message,
  }));
  const status = errors.map(({ code }) => STATUSES[code]).find(Boolean) ?? 400;
  return rejectionResponse(status, named, status === 429 ? { 'retry-after': String(retryAfter ?? 60) } : {});
}
