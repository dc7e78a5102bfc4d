/** Compares the stored leads with the responses that visitors got from a crashing site. */
import { expect } from '@jest/globals';
import type { DatabaseConnection } from '../../../server/platform/database/connect.ts';
import type { Outcome, Sender } from './form-senders.ts';

interface StoredLead {
  id: string;
  message: string | null;
  email: string;
}

/** Returns the leads with their consent; a lead without consent is never stored. */
export async function readLeads({ db }: Pick<DatabaseConnection, 'db'>): Promise<StoredLead[]> {
  const leads = db.selectFrom('lead').select(['id', 'message', 'email']);
  const leadsWithConsent = await leads.innerJoin('lead_consent', 'lead_id', 'id').execute();
  expect(leadsWithConsent).toHaveLength((await leads.execute()).length);
  return leadsWithConsent;
}

/** Expects each confirmed lead exactly once, no rejected one, and nothing else. */
export async function expectConfirmedLeads(
  database: Pick<DatabaseConnection, 'db'>,
  outcomes: ReadonlyMap<Sender, Outcome>,
): Promise<void> {
  const leadsWithConsent = await readLeads(database);
  const RIGHT: Record<Outcome, number[]> = { acknowledged: [1], refused: [0], abandoned: [0, 1] };
  const expectations = [...outcomes].map(([sender, outcome]) => {
    const leads = leadsWithConsent.filter(
      ({ email, message }) => email === sender.email && message?.includes(sender.mark),
    );
    return { ...sender, outcome, leads: leads.length };
  });
  expect(expectations.filter(({ outcome, leads }) => !RIGHT[outcome].includes(leads))).toEqual([]);
  expect(expectations.filter(({ outcome, isBot }) => (outcome === 'refused') !== isBot)).toEqual([]);
  expect(expectations.reduce((sum, { leads }) => sum + leads, 0)).toBe(leadsWithConsent.length);
}
