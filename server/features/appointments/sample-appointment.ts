import type { Kysely } from 'kysely';
import type { AppointmentRecord } from '../../../graphql/appointments/ports.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { Database } from '../../platform/database/connect.ts';

const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 1_800_000;

const NOTES: Record<Locale, string> = {
  nl: 'Ik moet die dag onverwacht naar een aktetekening. Past vrijdagochtend ook voor u?',
  fr: 'Je dois ce jour-là me rendre à la signature d’un acte. Vendredi matin vous conviendrait-il ?',
  en: 'I unexpectedly have to attend the signing of a deed that day. Would Friday morning suit you?',
  de: 'Ich muss an diesem Tag unerwartet zu einer Beurkundung. Passt Ihnen auch Freitagvormittag?',
};

/** A sample viewing for the preview of mails, at the newest home with an agent. */
export async function sampleAppointment(
  db: Kysely<Database>,
  locale: Locale,
  change: Partial<AppointmentRecord> = {},
): Promise<AppointmentRecord> {
  const home = await db
    .selectFrom('listing')
    .select(['id', 'office_id', 'agent_id'])
    .where('kind', '=', 'estate')
    .where('status', '=', 'AVAILABLE')
    .where('agent_id', 'is not', null)
    .orderBy('published_at', 'desc')
    .executeTakeFirstOrThrow();
  const former = await db
    .selectFrom('agent')
    .select(['id', 'office_id'])
    .where('id', '<>', home.agent_id)
    .orderBy('id')
    .executeTakeFirst();
  const tomorrow = Math.ceil(Date.now() / DAY_MS) * DAY_MS;
  const startsAt = new Date(tomorrow + DAY_MS / 2);
  return {
    id: '00000000-0000-4000-8000-000000000000',
    state: 'BOOKED',
    listingId: home.id,
    officeId: home.office_id,
    agentId: home.agent_id,
    startsAt,
    endsAt: new Date(startsAt.getTime() + HALF_HOUR_MS),
    locale,
    visitor: {
      firstName: 'Marie',
      name: 'Janssens',
      email: 'marie.janssens@visitor.example',
      phone: '+32470000000',
      message: null,
    },
    sequence: 0,
    cancelledBy: null,
    agentNote: change.cancelledBy === 'AGENT' ? NOTES[locale] : null,
    missedAt: null,
    formerHost: former ? { agentId: former.id, officeId: former.office_id } : null,
    partner: null,
    isOffered: true,
    ...change,
  };
}
