/** What every form goes through, whichever door it came in by. */
import type { Locale } from '../../shared/locales.ts';
import type { GraphContext } from '../context.ts';
import type { HumanProofInput } from '../generated/resolvers.ts';
import type { FaultOfField, UserFault } from './faults.ts';
import type { LeadPayloadParent } from './parents.ts';
import type { Answered, HumanProof, HumanVerdict, Lead, SendingKey } from './ports.ts';

export interface LeadInput {
  locale: Locale;
  human?: HumanProofInput | null;
  idempotencyKey?: string | null;
}

/** A lead as the form and what it is about make it, or what is wrong with them. */
export type PreparedLead = { lead: Lead } | { faults: FaultOfField[] };

const LONGEST_KEY = 255;
/** Between looks for what the first of two clicks became that came to another process. */
const TWIN_PAUSES_MS = [50, 100, 200];

interface Sending {
  kind: Lead['kind'];
  input: LeadInput;
  /** Makes the lead. Not asked when the key was answered: what it is about may be gone since. */
  prepare(): Promise<PreparedLead>;
}

/**
 * Sends once: a key that was answered already comes first, then what is wrong with the fields, then how often this
 * visitor sends, then whether it is a human. Only what is kept is received.
 */
export async function sendLead(sending: Sending, context: GraphContext): Promise<LeadPayloadParent> {
  const { kind, input } = sending;
  if ((input.idempotencyKey?.length ?? 0) > LONGEST_KEY) return refused(WRONG_KEY, input.locale);
  const key = sendingKey(kind, input);
  const send = () => sendOnce(sending, key, context);
  return key ? context.ports.sendings.join(key, send) : send();
}

async function sendOnce(
  { input, prepare }: Sending,
  key: SendingKey | null,
  context: GraphContext,
): Promise<LeadPayloadParent> {
  const { locale } = input;
  const answered = key && (await context.ports.leads.findAnswered(key));
  if (answered) return again(answered, locale);
  const prepared = await prepare();
  if ('faults' in prepared) return notReceived(prepared.faults.map((fault) => ({ ...fault, locale })));
  const { lead } = prepared;
  const hindrance = await findHindrance(lead, input, context);
  if (hindrance) {
    const twin = key && hindrance.mayBeTwin && (await findTwin(key, context));
    return twin ? again(twin, locale) : refused(hindrance, locale);
  }
  const meanwhile = await keep(lead, input, key, context);
  return meanwhile ? again(meanwhile, locale) : received(lead.receivedAt);
}

/** Keeps it; when that fails the same form can be sent again. */
async function keep(
  lead: Lead,
  { human }: LeadInput,
  key: SendingKey | null,
  context: GraphContext,
): Promise<Answered | null> {
  try {
    return await context.ports.leads.keep(await withConfirmation(lead, context), key);
  } catch (error) {
    // It is the first failure that matters: the database may be gone for both.
    await context.ports.humans.release(proofOf(human)).catch(() => {});
    throw error;
  }
}

/** Anybody can type anybody's address: it gets so many confirmations a day, and the agency every message. */
async function withConfirmation(lead: Lead, { ports }: GraphContext): Promise<Lead> {
  if (lead.kind === 'FRIEND') return lead;
  const tooMany = await ports.sendingLimits.takeRecipient(lead.kind, lead.email);
  return { ...lead, isConfirmed: tooMany === null };
}

/**
 * What a second click meets: the first has used the token, and may be a moment from being kept. Null: nobody else is
 * sending this.
 */
async function findTwin(key: SendingKey, { ports }: GraphContext): Promise<Answered | null> {
  for (const pause of TWIN_PAUSES_MS) {
    const found = await ports.leads.findAnswered(key);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return ports.leads.findAnswered(key);
}

interface Hindrance {
  fault: UserFault;
  retryAfter?: number;
  /** The second of two clicks may meet this. */
  mayBeTwin?: boolean;
}

const WRONG_KEY: Hindrance = { fault: 'idempotencyKey' };

async function findHindrance(
  lead: Lead,
  { human }: LeadInput,
  { ports, visitor }: GraphContext,
): Promise<Hindrance | null> {
  const retryAfter = await ports.sendingLimits.take(lead.kind, visitor);
  if (retryAfter !== null) return { fault: 'rateLimited', retryAfter, mayBeTwin: true };
  const verdict = await ports.humans.verify(proofOf(human), visitor);
  const fault = FAULTS[verdict];
  if (fault) return { fault, mayBeTwin: verdict === 'used' };
  return lead.kind === 'FRIEND' ? findRecipientHindrance(lead.recipientEmail, ports) : null;
}

function proofOf(human: LeadInput['human']): HumanProof {
  const { formToken = null, trap = null, response = null, work = null } = human ?? {};
  return { formToken, trap, response, work };
}

/** Only what a human would have sent counts against a recipient. */
async function findRecipientHindrance(email: string, { leads, sendingLimits }: GraphContext['ports']) {
  if (await leads.isRefused(email)) return { fault: 'refused' } as const;
  const retryAfter = await sendingLimits.takeRecipient('FRIEND', email);
  return retryAfter === null ? null : ({ fault: 'rateLimited', retryAfter } as const);
}

const FAULTS: Record<HumanVerdict, UserFault | null> = {
  human: null,
  expired: 'humanCheckExpired',
  used: 'humanCheckExpired',
  robot: 'humanCheck',
  unavailable: 'humanCheck',
};

/** What counts as the same input: everything but what tells humans from robots, which is new at each try. */
function sendingKey(kind: Lead['kind'], { human, idempotencyKey, ...input }: LeadInput): SendingKey | null {
  if (!idempotencyKey) return null;
  const sorted = Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1));
  return { key: idempotencyKey, input: JSON.stringify([kind, sorted]) };
}

/** What a key was answered; it stands for one input. */
function again({ at, isSame }: Answered, locale: Locale): LeadPayloadParent {
  return isSame ? received(at) : refused(WRONG_KEY, locale);
}

function refused({ fault, retryAfter }: Hindrance, locale: Locale): LeadPayloadParent {
  return notReceived([{ fault, field: null, locale }], retryAfter);
}

function received(at: Date): LeadPayloadParent {
  return { receivedAt: at, retryAfter: null, errors: [] };
}

function notReceived(
  errors: LeadPayloadParent['errors'],
  retryAfter: number | null = null,
): LeadPayloadParent {
  return { receivedAt: null, retryAfter, errors };
}
