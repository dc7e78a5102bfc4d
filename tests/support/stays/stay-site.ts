/** A site for tests of stays. */
import { expect } from '@jest/globals';
import { startLeadSite } from '../leads/lead-site.ts';

export const GUEST = {
  persons: 2,
  email: 'annelies.v@mail.example',
  phone: '0470 12 34 56',
  privacyConsent: true,
};

const ERRORS = 'retryAfter errors { code field message }';
const MUTATIONS = {
  requestStay: ['StayRequestInput', `token ${ERRORS}`],
  answerStay: ['StayAnswerInput', `isDone ${ERRORS}`],
  cancelStay: ['StayCancelInput', `isDone ${ERRORS}`],
} as const;

interface MutationOutcome {
  token?: string | null;
  isDone?: boolean;
  retryAfter: number | null;
  errors: { code: string; field: string | null; message: string }[];
}

export interface FreeStay {
  rentalUnitId: number;
  from: string;
  until: string;
  total: number;
}

export type StaySite = Awaited<ReturnType<typeof startStaySite>>;

export async function startStaySite(options: Parameters<typeof startLeadSite>[0] = {}) {
  const site = await startLeadSite(options);
  const ask = async (query: string, variables: object = {}) => {
    const { body } = await site.post(query, variables);
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  return {
    ...site,
    ask,
    query: async (text: string, values: unknown[] = []) =>
      (await site.database.pool.query(text, values)).rows,
    async act(name: keyof typeof MUTATIONS, input: object): Promise<MutationOutcome> {
      const [type, fields] = MUTATIONS[name];
      const needsHuman = name === 'requestStay' && !('human' in input);
      const human = needsHuman ? { human: { formToken: await site.readToken() } } : {};
      const mutation = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`;
      return (await ask(mutation, { input: { locale: 'nl', ...input, ...human } }))[name];
    },
    freeWeeks: (count: number) => findFreeWeeks(ask, site.now(), count),
    async forget(): Promise<void> {
      await site.forget();
      await site.database.pool.query('truncate stay');
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: each query has its own shape
type Ask = (query: string) => Promise<any>;

/** Returns consecutive weeks of a unit that can be requested. */
export async function findFreeWeeks(ask: Ask, now: Date, count: number): Promise<FreeStay[]> {
  const { rentalUnits } = await ask('{ rentalUnits(locale: nl, pageSize: 60) { items { id } } }');
  for (const { id } of rentalUnits.items) {
    const found: FreeStay[] = [];
    for (let day = 40; day < 300 && found.length < count; day += 1) {
      const [from, until] = [dayAfter(now, day), dayAfter(now, day + 7)];
      const { rentalUnit } = await ask(
        `{ rentalUnit(id: ${id}, locale: nl) { stay(from: "${from}", until: "${until}", persons: 2) { total } } }`,
      );
      if (rentalUnit.stay.total === null) continue;
      found.push({ rentalUnitId: Number(id), from, until, total: rentalUnit.stay.total });
      day += 6;
    }
    if (found.length === count) return found;
  }
  throw new Error('no unit is free');
}

function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

export function codesOf({ errors }: MutationOutcome): string[] {
  return errors.map(({ code, field }) => (field ? `${field} ${code}` : code));
}
