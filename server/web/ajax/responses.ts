/** Responses to legacy scripts: a status code, repeated in the body of failures. */
import type { FaultCode } from '../../../shared/submissions/fault-codes.ts';

export interface AjaxResponse {
  status: number;
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface AjaxError {
  /** The field's name in the request body; null when the error does not concern a single field. */
  field: string | null;
  /** `VALUE`: the field cannot have its value. */
  code: FaultCode | 'VALUE';
  message: string;
}

interface More {
  errors?: readonly AjaxError[];
  headers?: Readonly<Record<string, string>>;
}

export function failureResponse(
  status: number,
  message: string,
  { errors = [], headers = {} }: More = {},
): AjaxResponse {
  return { status, body: { status, message, errors }, headers };
}

/** A response with errors of fields; its message is the list of their distinct sentences. */
export function rejectionResponse(
  status: number,
  errors: readonly AjaxError[],
  headers: More['headers'] = {},
): AjaxResponse {
  const sentences = new Set(errors.map(({ message }) => message));
  return failureResponse(status, [...sentences].join(' '), { errors, headers });
}

const text = { type: 'string' };

export const FAILURE_SCHEMA = {
  type: 'object',
  properties: {
    status: { type: 'integer', minimum: 400, maximum: 599, description: 'The HTTP status.' },
    message: { ...text, description: 'A sentence in the language of the path.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: ['string', 'null'], description: 'As the request names it; null: not about one.' },
          code: { ...text, description: 'Stable: `UserErrorCode` of the GraphQL schema, or `VALUE`.' },
          message: text,
        },
        required: ['field', 'code', 'message'],
        additionalProperties: false,
      },
    },
  },
  required: ['status', 'message', 'errors'],
  additionalProperties: false,
};

/** The JSON Schema of a confirmation. */
export const doneSchema = (status: number) => ({
  type: 'object',
  properties: { status: { const: status }, message: text },
  required: ['status', 'message'],
  additionalProperties: false,
});
