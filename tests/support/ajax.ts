/** Sends requests as legacy scripts do. */
import type { RequestListener } from 'node:http';
import request, { type Response } from 'supertest';

export type Fields = Readonly<Record<string, unknown>>;

/** Every call that takes a body, with typical values. `estate_id` is added where a call concerns a listing. */
export const BODIES: Readonly<Record<string, Fields>> = {
  'contact-form-handler': {
    first_name: 'Annelies',
    name: 'Vanderstraeten',
    email: 'annelies.v@mail.example',
    phone: '0470 12 34 56',
    street: 'Meersstraat 12',
    question_type: 'sell',
    message: 'Ik wil mijn huis verkopen — “snel”.\nBelt u mij?',
    remarks: 'Liefst na 18 uur',
    marketing_opt_in: true,
    privacy_consent: true,
  },
  'info-request': {
    first_name: 'Annelies',
    last_name: 'Vanderstraeten',
    email: 'annelies.v@mail.example',
    phone: '+32 9 225 01 01',
    message: 'Is er een garage bij?',
    privacy_consent: true,
  },
  'send-to-a-friend': {
    sender_name: 'Annelies Vanderstraeten',
    sender_email: 'annelies.v@mail.example',
    recipient_name: 'Joachim',
    recipient_email: 'joachim.d@mail.example',
    message: 'Iets voor jou?',
    privacy_consent: true,
  },
  notifications: {
    email: 'annelies.v@mail.example',
    language: 'de',
    salutation: 'madam',
    first_name: 'Annelies',
    name: 'Vanderstraeten',
    phone: '0470 12 34 56',
    street: 'Meersstraat',
    number: '12',
    box: 'b3',
    postal_code: '9000',
    city: 'Gent',
    marketing_opt_in: true,
    privacy_consent: true,
    criteria: {
      status: 'buy',
      type: ['house', 'apartment'],
      city: ['gent-9000'],
      bedrooms: 2,
      max_price: 400_000,
      energy: 'c',
      country: ['be'],
      extras: { garage: 'present', bicycle_shed: 'irrelevant', renovation_required: 'not_present' },
    },
  },
};

/** The content types of bodies. */
export const KINDS = ['JSON', 'URL-encoded', 'multipart'] as const;
export type Kind = (typeof KINDS)[number];

/** Returns fields as forms encode them: `criteria[city][]`, and unticked boxes omitted. */
export function entriesOf(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) => textsOf(name, value));
}

function textsOf(name: string, value: unknown): [string, string][] {
  if (value === false || value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[name, value === true ? 'on' : String(value)]];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, below]) => textsOf(`${name}[${key}]`, below));
  return value.flatMap((one, place) => textsOf(`${name}[${typeof one === 'object' ? place : ''}]`, one));
}

interface AjaxRequest {
  method?: 'POST' | 'PUT' | 'DELETE';
  path: string;
  fields: Fields;
  kind?: Kind;
  headers?: Readonly<Record<string, string>>;
}

/** Sends a body of the given content type. */
export async function sendAjax(
  app: RequestListener,
  { method = 'POST', path, fields, kind = 'JSON', headers = {} }: AjaxRequest,
): Promise<Response> {
  const pending = request(app)[METHODS[method]](path).set(headers);
  if (kind === 'JSON') return pending.send(fields);
  if (kind === 'URL-encoded') {
    const body = new URLSearchParams(entriesOf(fields)).toString();
    return pending.set('content-type', 'application/x-www-form-urlencoded').send(body);
  }
  for (const [name, value] of entriesOf(fields)) pending.field(name, value);
  return pending;
}

const METHODS = { POST: 'post', PUT: 'put', DELETE: 'delete' } as const;
