import type { Kysely } from 'kysely';
import type { StayRecord } from '../../../graphql/holiday/stay-ports.ts';
import { addDays, dayInBrussels } from '../../../shared/days.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { Database } from '../../platform/database/connect.ts';

/** A sample stay for the preview of mails, in the newest unit. */
export async function sampleStay(
  db: Kysely<Database>,
  locale: Locale,
  change: Partial<StayRecord> = {},
): Promise<StayRecord> {
  const unit = await db
    .selectFrom('listing')
    .innerJoin('rental_unit', 'listing_id', 'id')
    .select(['id', 'office_id', 'agent_id', 'cancel_days', 'next_steps'])
    .where('status', '=', 'AVAILABLE')
    .orderBy('published_at', 'desc')
    .executeTakeFirstOrThrow();
  const from = addDays(dayInBrussels(new Date()), 40);
  const until = addDays(from, 7);
  return {
    id: '00000000-0000-4000-8000-000000000000',
    state: 'REQUESTED',
    unitId: unit.id,
    agentId: unit.agent_id,
    officeId: unit.office_id,
    from,
    until,
    persons: 4,
    withPets: false,
    parts: [{ from, until, nights: 7, cents: 84_000 }],
    totalCents: 84_000,
    locale,
    requestedAt: new Date(),
    visitor: { email: 'marie.janssens@visitor.example', phone: '+32470000000' },
    partner: null,
    sequence: 0,
    answerNote: null,
    cancelDays: unit.cancel_days,
    nextSteps: unit.next_steps as StayRecord['nextSteps'],
    ...change,
  };
}
