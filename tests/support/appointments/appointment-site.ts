/** A site for tests of viewings: finds homes to view, runs mutations, and reads stored results. */
import { expect } from '@jest/globals';
import { startLeadSite } from '../leads/lead-site.ts';

export const VISITOR = {
  firstName: 'Annelies',
  name: 'Vanderstraeten',
  email: 'annelies.v@mail.example',
  phone: '0470 12 34 56',
  message: 'Is er parking in de buurt?',
  privacyConsent: true,
};

const ERRORS = 'retryAfter errors { code field message }';
const HOLD = `hold { token startsAt endsAt heldUntil } ${ERRORS}`;
const DONE = `isDone ${ERRORS}`;

/** Each mutation with its input type and the selected result fields. */
const MUTATIONS = {
  holdSlot: ['HoldSlotInput', HOLD],
  extendHold: ['HoldInput', HOLD],
  releaseHold: ['HoldInput', DONE],
  bookAppointment: ['BookAppointmentInput', `token ${ERRORS}`],
  moveAppointment: ['MoveAppointmentInput', `startsAt ${ERRORS}`],
  cancelAppointment: ['CancelAppointmentInput', `startsAt ${ERRORS}`],
  declineAppointment: ['DeclineAppointmentInput', DONE],
  reportMissedAppointment: ['MissedAppointmentInput', DONE],
  joinWaitingList: ['JoinWaitingListInput', DONE],
  leaveWaitingList: ['LeaveWaitingListInput', DONE],
} as const;

type MutationName = keyof typeof MUTATIONS;

export interface MutationOutcome {
  token?: string | null;
  startsAt?: string | null;
  isDone?: boolean;
  hold?: { token: string; startsAt: string; endsAt: string; heldUntil: string } | null;
  retryAfter: number | null;
  errors: { code: string; field: string | null; message: string }[];
}

export interface SlotSeen {
  startsAt: string;
  endsAt: string;
  state: 'FREE' | 'HELD' | 'OWN' | 'TAKEN';
}

export interface AgendaSeen {
  listingId: string;
  slotMinutes: number;
  lastDay: string;
  days: { date: string; isClosed: boolean; slots: SlotSeen[] }[];
  next: SlotSeen | null;
}

export const AGENDA_FIELDS =
  'listingId slotMinutes lastDay next { startsAt endsAt state } days { date isClosed slots { startsAt endsAt state } }';

export type AppointmentSite = Awaited<ReturnType<typeof startAppointmentSite>>;

export async function startAppointmentSite(options: Parameters<typeof startLeadSite>[0] = {}) {
  const site = await startLeadSite(options);
  const query = async (text: string, values: unknown[] = []) =>
    (await site.database.pool.query(text, values)).rows;
  const ask = async (text: string, variables: object = {}) => {
    const { body } = await site.post(text, variables);
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  return {
    ...site,
    query,
    ask,
    /** Runs a mutation. Mutations that need a human check get a new form token unless the input has one. */
    async act(
      name: MutationName,
      input: object,
      headers: Record<string, string> = {},
    ): Promise<MutationOutcome> {
      const [type, fields] = MUTATIONS[name];
      const needsHuman = (name === 'bookAppointment' || name === 'joinWaitingList') && !('human' in input);
      const human = needsHuman ? { human: { formToken: await site.readToken() } } : {};
      const mutation = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`;
      const { body } = await site.post(mutation, { input: { locale: 'nl', ...input, ...human } }, headers);
      expect(body.errors).toBeUndefined();
      return body.data[name];
    },
    async agenda(listingId: number, args = ''): Promise<AgendaSeen> {
      return (await ask(`{ agenda(listingId: ${listingId} ${args}) { ${AGENDA_FIELDS} } }`)).agenda;
    },
    /** Returns ids of offered homes, all shown by the same agent. */
    async homes(count = 1): Promise<number[]> {
      const found = await query(
        `select array_agg(id order by id) as ids from listing
         where kind = 'estate' and status = 'AVAILABLE' and agent_id is not null
         group by agent_id having count(*) >= $1 order by agent_id limit 1`,
        [count],
      );
      return found[0].ids.slice(0, count);
    },
    /** The stored viewings and holds, ordered by time. */
    appointments: () => site.database.db.selectFrom('appointment').selectAll().orderBy('starts_at').execute(),
    async forget(): Promise<void> {
      await site.forget();
      await query('truncate appointment, waiting_entry, waiting_offer, agent_busy, office_busy cascade');
    },
  };
}

export function freeSlots({ days }: Pick<AgendaSeen, 'days'>): SlotSeen[] {
  return days.flatMap(({ slots }) => slots).filter(({ state }) => state === 'FREE');
}

export function codesOf({ errors }: MutationOutcome): string[] {
  return errors.map(({ code, field }) => (field ? `${field} ${code}` : code));
}
