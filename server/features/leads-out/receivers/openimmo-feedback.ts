/**
 * Writes a lead as the XML file "openimmo_feedback", version 1.2.5, which portals attach to their mails. Its elements
 * follow the order of the schema of OpenImmo e.V.
 */
import { dayInBrussels } from '../../../../shared/days.ts';
import { XML_DECLARATION, xmlElement, xmlText } from '../../../platform/http/xml.ts';
import { toPlainText } from '../../../platform/mail/rendering/plain-text.ts';
import type { VisitorData } from '../visitor-data.ts';
import { describeRequest } from './describe-request.ts';
import type { LeadDelivery } from './lead-receiver.ts';

const VERSION = '1.2.5';
/** The word of the schema for a visitor who wants to see the home. */
const VIEWING = 'BESICHTIGUNG';

type Written = Readonly<Record<string, string | null | undefined>>;

/** `sender`: the name of the source of the lead. */
export function openImmoFeedback(delivery: LeadDelivery, visitor: VisitorData, sender: string): string {
  const { event, data, home } = delivery;
  const [year, month, day] = dayInBrussels(new Date(event.occurredAt)).split('-');
  const listing = data.listing && {
    portal_unique_id: String(data.listing.id),
    oobj_id: home?.agencyReference,
    zusatz_refnr: data.listing.reference,
    expose_url: data.listing.url,
    bezeichnung: home?.title,
  };
  const root = xmlElement(
    'openimmo_feedback',
    {},
    ...elements({ version: VERSION }),
    xmlElement('sender', {}, ...elements({ name: sender, datum: `${day}.${month}.${year}` })),
    xmlElement('objekt', {}, ...elements(listing ?? {}), interested(delivery, visitor)),
  );
  return `${XML_DECLARATION}${root}\n`;
}

function interested({ data, intl }: LeadDelivery, visitor: VisitorData): string {
  const { firstName, lastName, email, phone, address, message } = visitor;
  const request = describeRequest(data, intl);
  return xmlElement(
    'interessent',
    {},
    ...elements({
      vorname: firstName,
      // A contact needs a name, which guests and subscribers may omit.
      nachname: lastName ?? email,
      strasse: address?.street,
      plz: address?.postalCode,
      ort: address?.city,
      tel: phone,
      email,
      wunsch: data.state === 'BOOKED' && data.startsAt ? VIEWING : null,
      anfrage: [request, message].filter(Boolean).join('\n\n'),
    }),
  );
}

/** The values that exist, in the order of the schema. */
function elements(values: Written): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value ? [xmlElement(name, {}, xmlText(toPlainText(value)))] : [],
  );
}
