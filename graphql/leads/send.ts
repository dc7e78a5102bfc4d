/** What every form goes through, whichever door it came in by. */
import type { Fault } from '../../shared/leads/forms.ts';
import type { Locale } from '../../shared/locales.ts';
import type { GraphContext } from '../context.ts';
import type { HumanProofInput } from '../generated/resolvers.ts';
import type { UserFault } from './faults.ts';
import type { LeadPayloadParent } from './parents.ts';
import type { Answered, HumanVerdict, Lead, SendingKey } from './ports.ts';

export interface LeadInput {
  locale: Locale;
  human?: HumanProofInput | null;
  idempotencyKey?: string | null;
}

/** A lead as the form and what it is about make it, or what is wrong with them. */
export type PreparedLead = { lead: Lead } | { faults: Fault[] } | 'notFound';

const LONGEST_KEY = 255;
/** What the second of two clicks may run into. */
const MAY_BE_TWIN: ReadonlySet<UserFault> = new Set(['humanCheckExpired', 'rateLimited']);
const TWIN_LOOKS = 5;
const TWIN_PAUSE_MS = 100;

/**
 * Sends once: what is wrong with the fields comes first, then a key that was answered already, then how often this
 * visitor sends, then whether it is a human. Only what is kept is received.
 */
export async function sendLead(
  input: LeadInput,
  prepared: PreparedLead,
  context: GraphContext,
): Promise<LeadPayloadParent> {
  const refuse = (fault: UserFault, more: Partial<LeadPayloadParent> = {}): LeadPayloadParent =>
    notReceived([{ fault, field: null, locale: input.locale }], more);
  if (prepared === 'notFound') return refuse('notFound');
  if ('faults' in prepared) {
    return notReceived(prepared.faults.map((fault) => ({ ...fault, locale: input.locale })));
  }
  if ((input.idempotencyKey?.length ?? 0) > LONGEST_KEY) return refuse('idempotencyKey');
  const { lead } = prepared;
  const { leads } = context.ports;
  const sending = sendingKey(lead.kind, input);
  const answer = ({ at, isSame }: Answered) => (isSame ? received(at) : refuse('idempotencyKey'));
  const answered = sending && (await leads.findAnswered(sending));
  if (answered) return answer(answered);
  const hindrance = await findHindrance(lead, input, context);
  if (hindrance) {
    const twin = sending && MAY_BE_TWIN.has(hindrance.fault) && (await findTwin(sending, context));
    return twin ? answer(twin) : refuse(hindrance.fault, { retryAfter: hindrance.retryAfter ?? null });
  }
  const meanwhile = await leads.keep(await withConfirmation(lead, context), sending);
  return meanwhile ? answer(meanwhile) : received(lead.receivedAt);
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
async function findTwin(sending: SendingKey, { ports }: GraphContext): Promise<Answered | null> {
  for (let look = 0; look < TWIN_LOOKS; look++) {
    const found = await ports.leads.findAnswered(sending);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, TWIN_PAUSE_MS));
  }
  return null;
}

async function findHindrance(
  lead: Lead,
  { human }: LeadInput,
  { ports, visitor }: GraphContext,
): Promise<{ fault: UserFault; retryAfter?: number } | null> {
  const retryAfter = await ports.sendingLimits.take(lead.kind, visitor);
  if (retryAfter !== null) return { fault: 'rateLimited', retryAfter };
  const { formToken = null, trap = null, response = null, work = null } = human ?? {};
  const verdict = await ports.humans.verify({ formToken, trap, response, work }, visitor);
  const fault = FAULTS[verdict];
  if (fault) return { fault };
  return lead.kind === 'FRIEND' ? findRecipientHindrance(lead.recipientEmail, ports) : null;
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
  robot: 'humanCheck',
  unavailable: 'humanCheck',
};

/** What counts as the same input: everything but what tells humans from robots, which is new at each try. */
function sendingKey(kind: Lead['kind'], { human, idempotencyKey, ...input }: LeadInput): SendingKey | null {
  if (!idempotencyKey) return null;
  const sorted = Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1));
  return { key: idempotencyKey, input: JSON.stringify([kind, sorted]) };
}

function received(at: Date): LeadPayloadParent {
  return { receivedAt: at, retryAfter: null, errors: [] };
}

function notReceived(
  errors: LeadPayloadParent['errors'],
  more: Partial<LeadPayloadParent> = {},
): LeadPayloadParent {
  return { receivedAt: null, retryAfter: null, errors, ...more };
}
