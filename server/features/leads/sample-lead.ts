import type { Kysely } from 'kysely';
import type { Valuation } from '../../../graphql/leads/ports.ts';
import type { LeadKind } from '../../../shared/leads/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { LeadRow } from './store/read-lead.ts';

const MESSAGES: Record<Locale, string> = {
  nl: 'Dag,\nkan ik deze woning op een zaterdag bezoeken? Mijn man en ik zoeken al een tijdje in deze buurt.',
  fr: 'Bonjour,\npuis-je visiter ce bien un samedi ? Nous cherchons dans ce quartier depuis un certain temps.',
  en: 'Hello,\ncould I visit this home on a Saturday? We have been looking in this neighbourhood for a while.',
  de: 'Guten Tag,\nkann ich dieses Haus an einem Samstag besichtigen? Wir suchen schon länger in dieser Gegend.',
};

const VALUATION: Valuation = {
  purpose: 'SELL',
  postalCode: '9000',
  city: 'Gent',
  propertyType: 'HOUSE',
  area: '160 m²',
  bedrooms: '3',
  state: 'GOOD',
  callTime: 'EVENING',
};

/** A sample lead for the preview of mails, about the newest listing with a picture. */
export async function sampleLead(db: Kysely<Database>, kind: LeadKind, locale: Locale): Promise<LeadRow> {
  const listing = await db
    .selectFrom('listing')
    .innerJoin('office', 'office.id', 'listing.office_id')
    .select(['listing.id', 'office.name', 'office.phone', 'office.email', 'office.id as officeId'])
    .where('listing.kind', '=', 'estate')
    .where('listing.status', '=', 'AVAILABLE')
    .orderBy('listing.published_at', 'desc')
    .executeTakeFirstOrThrow();
  const { id, officeId, ...office } = listing;
  const isContact = kind === 'CONTACT';
  const isValuation = kind === 'VALUATION';
  const isFriend = kind === 'FRIEND';
  return {
    id: '00000000-0000-4000-8000-000000000000',
    kind,
    locale,
    received_at: new Date(),
    listing_id: isContact || isValuation ? null : id,
    office_id: officeId,
    agent_id: null,
    office,
    agent: undefined,
    valuation: isValuation ? VALUATION : null,
    first_name: isFriend ? null : 'Marie',
    name: isFriend ? 'Marie Janssens' : 'Janssens',
    email: 'marie.janssens@visitor.example',
    phone: isFriend ? null : '+32470000000',
    street: isContact ? 'Kouter 12, 9000 Gent' : isValuation ? 'Kouter 12' : null,
    remarks: isContact ? 'Na 18 uur' : null,
    question_type: isContact ? 'ESTIMATE' : null,
    message: isValuation ? null : MESSAGES[locale],
    marketing: !isFriend,
    partner_id: null,
    partner: null,
    recipient_name: isFriend ? 'Jan Peeters' : null,
    recipient_email: isFriend ? 'jan.peeters@friend.example' : null,
  };
}
