/** Compares the stored leads with the responses that visitors got from a crashing site. */
import { expect } from '@jest/globals';
import type { DatabaseConnection } from '../../server/database/connect.ts';
import type { Outcome, Sender } from './form-senders.ts';

interface Kept {
  id: string;
  message: string | null;
  email: string;
}

/** Returns the leads with their consent; a lead without consent is never stored. */
export async function readLeads({ db }: Pick<DatabaseConnection, 'db'>): Promise<Kept[]> {
  const leads = db.selectFrom('lead').select(['id', 'message', 'email']);
  const kept = await leads.innerJoin('lead_consent', 'lead_id', 'id').execute();
  expect(kept).toHaveLength((await leads.execute()).length);
  return kept;
}

/** Expects each confirmed lead exactly once, no rejected one, and nothing else. */
export async function expectAllOrNothing(
  database: Pick<DatabaseConnection, 'db'>,
  outcomes: ReadonlyMap<Sender, Outcome>,
): Promise<void> {
  const kept = await readLeads(database);
  const RIGHT: Record<Outcome, number[]> = { acknowledged: [1], refused: [0], abandoned: [0, 1] };
  const told = [...outcomes].map(([sender, outcome]) => {
    const leads = kept.filter(
      ({ email, message }) => email === sender.email && message?.includes(sender.mark),
    );
    return { ...sender, outcome, leads: leads.length };
  });
  expect(told.filter(({ outcome, leads }) => !RIGHT[outcome].includes(leads))).toEqual([]);
  expect(told.filter(({ outcome, isRobot }) => (outcome === 'refused') !== isRobot)).toEqual([]);
  expect(told.reduce((sum, { leads }) => sum + leads, 0)).toBe(kept.length);
}
