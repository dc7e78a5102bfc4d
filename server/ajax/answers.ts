/** What legacy scripts are answered: a status, which failures repeat in their body. */

export interface Answer {
  status: number;
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface AjaxError {
  /** As the body of the request names it; null: it is not about one field. */
  field: string | null;
  code: string;
  message: string;
}

interface More {
  errors?: readonly AjaxError[];
  headers?: Readonly<Record<string, string>>;
}

export function failure(status: number, message: string, { errors = [], headers = {} }: More = {}): Answer {
  return { status, body: { status, message, errors }, headers };
}

/** What is wrong with fields: their sentences, each once, are the message. */
export function rejection(
  status: number,
  errors: readonly AjaxError[],
  headers: More['headers'] = {},
): Answer {
  const sentences = new Set(errors.map(({ message }) => message));
  return failure(status, [...sentences].join(' '), { errors, headers });
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
          code: { ...text, description: 'Stable: the codes of UserError in the GraphQL schema.' },
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

/** The answer to whatever was sent and received. */
export const doneSchema = (status: number) => ({
  type: 'object',
  properties: { status: { const: status }, message: text },
  required: ['status', 'message'],
  additionalProperties: false,
});
