/**
 * Visitors who send the contact form to a site that may crash at any moment, and the responses that they got.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { HUMAN_FIELDS } from '../../../shared/submissions/human-fields.ts';
import { CONTACT, encode, mutationOf } from './lead-inputs.ts';

/** A visitor with one message, which contains a unique mark. */
export interface Sender {
  number: number;
  mark: string;
  email: string;
  /** Sends the page's form, or calls the API. */
  channel: 'page' | 'api';
  /** Gives up without a response; others retry until there is one. */
  isImpatient: boolean;
  /** Fills in the honeypot field. */
  isBot: boolean;
}

export type Outcome = 'acknowledged' | 'refused' | 'abandoned';

type SendResult = 'received' | 'expired' | 'refused' | 'lost';

const CHALLENGE = '{ humanChallenge { formToken } }';
const PAUSE_MS = 40;

/** Creates a visitor. One in nine is a bot, and two in nine give up without a response. */
export function createSender(number: number): Sender {
  return {
    number,
    mark: `mark-${randomUUID()}`,
    email: `visitor-${number}@mail.example`,
    channel: number % 2 === 0 ? 'page' : 'api',
    isImpatient: number % 9 === 3 || number % 9 === 6,
    isBot: number % 9 === 8,
  };
}

/** Returns form tokens, each valid for one submission. */
export async function requestFormTokens(url: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) {
    const { data } = await post(url, { query: CHALLENGE }).then((response) => response.json());
    tokens.push(data.humanChallenge.formToken);
  }
  return tokens;
}

/** Sends until there is a response. A form whose token was used up without being received gets a new token. */
export async function sendUntilAnswered(url: string, sender: Sender, tokens: string[]): Promise<Outcome> {
  const key = randomUUID();
  let formToken = nextOf(tokens);
  for (;;) {
    const response = await sendOnce(url, { ...sender, key, formToken }).catch((): SendResult => 'lost');
    if (response === 'received') return 'acknowledged';
    if (response === 'refused') return 'refused';
    if (sender.isImpatient) return 'abandoned';
    if (response === 'expired') formToken = nextOf(tokens);
    else await wait(PAUSE_MS);
  }
}

function nextOf(tokens: string[]): string {
  const token = tokens.pop();
  if (!token) throw new Error('there are too few tokens');
  return token;
}

interface SendRequest extends Sender {
  key: string;
  formToken: string;
}

/** Sends a form once; an incomplete response counts as none. */
async function sendOnce(url: string, sending: SendRequest): Promise<SendResult> {
  return sending.channel === 'page' ? sendByPage(url, sending) : sendByApi(url, sending);
}

const inputOf = ({ mark, email }: SendRequest) => ({ ...CONTACT, email, message: `Dit is ${mark}.` });
const addressOf = ({ number }: SendRequest) => `10.${(number >> 8) & 255}.${number & 255}.7`;

async function sendByPage(url: string, sending: SendRequest): Promise<SendResult> {
  const { formToken, isBot } = sending;
  const response = await fetch(`${url}/nl/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'x-forwarded-for': addressOf(sending) },
    body: new URLSearchParams(
      encode({ ...inputOf(sending), formToken, ...(isBot ? { [HUMAN_FIELDS.trap]: 'x' } : {}) }),
    ),
  });
  await response.text();
  if (response.status === 303 && response.headers.get('location') === '/nl/contact?sent') return 'received';
  if (response.status !== 422) return 'lost';
  return isBot ? 'refused' : 'expired';
}

async function sendByApi(url: string, sending: SendRequest): Promise<SendResult> {
  const { key, formToken, isBot } = sending;
  const human = { formToken, trap: isBot ? 'x' : null };
  const input = { ...inputOf(sending), locale: 'nl', idempotencyKey: key, human };
  const body = { query: mutationOf('sendContactMessage'), variables: { input } };
  const response = await post(url, body, { 'x-forwarded-for': addressOf(sending) });
  const payload = (await response.json()).data?.sendContactMessage;
  if (!payload) return 'lost';
  if (payload.receivedAt && payload.errors.length === 0) return 'received';
  return payload.errors[0].code === 'HUMAN_CHECK_EXPIRED' ? 'expired' : 'refused';
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
