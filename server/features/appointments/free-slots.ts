import { parse } from 'graphql';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { SITE_VISITOR } from '../../platform/http/visitor.ts';
import type { MailContext } from '../../platform/mail/mail-source.ts';

const AGENDA = parse(`query MailAgenda($id: ID!) {
  agenda(listingId: $id, days: 21) { days { slots { startsAt endsAt state } } }
}`);

interface Answer {
  agenda: { days: { slots: { startsAt: string; endsAt: string; state: string }[] }[] } | null;
}

/** The next free slots of a home, each with the URL of its booking page. */
export async function findFreeSlots(
  listingId: number,
  { createExecutor, publicUrl }: MailContext,
  { locale, limit, excludedStart }: { locale: Locale; limit: number; excludedStart: Date },
) {
  const { agenda } = await createExecutor(SITE_VISITOR)<Answer>(AGENDA, { id: String(listingId) });
  const slots = agenda?.days.flatMap(({ slots }) => slots) ?? [];
  const path = routePath('bookAppointment', locale, { listingId });
  return slots
    .filter(({ state, startsAt }) => state === 'FREE' && Date.parse(startsAt) !== excludedStart.getTime())
    .slice(0, limit)
    .map(({ startsAt, endsAt }) => ({
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      url: `${publicUrl}${path}?${new URLSearchParams({ slot: startsAt })}`,
    }));
}
