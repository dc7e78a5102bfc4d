/** Sends leads to Skarabee as contact messages, by what its WSDL and public clients show. */
import type { BlockList } from 'node:net';
import type { IntlShape } from 'react-intl';
import { SkarabeeSession } from '../../import/connections/skarabee/skarabee-session.ts';
import type { SkarabeeConnection } from '../../import/connections/skarabee/skarabee-settings.ts';
import type { Parameters } from '../../import/connections/skarabee/soap.ts';
import type { EventData } from '../event-data.ts';
import { askOnce } from './ask-once.ts';
import { describeListing, describeRequest } from './describe-request.ts';
import { CONTACT_EVENTS, type LeadReceiver } from './lead-receiver.ts';

/** `feed`: the one with the agency's publications. */
export function createSkarabeeReceiver(
  feed: string,
  connection: SkarabeeConnection,
  allowed: BlockList,
): LeadReceiver {
  return {
    name: `feed ${feed}`,
    events: CONTACT_EVENTS,
    feed,
    offices: null,
    url: connection.api,
    async send({ data, intl }) {
      const contact = contactOf(data, intl);
      if (!contact) return { value: undefined };
      return askOnce({ system: 'Skarabee', allowed }, async (client) => {
        const call = { operation: 'InsertContactMes', parameters: [['ContactMes', contact]] as const };
        const path = 'InvalidContactMes/InvalidContactMe';
        const answer = await new SkarabeeSession(client, connection).call({ ...call, path });
        if ('fault' in answer) return answer;
        return answer.content.length > 0 ? { fault: 'Skarabee rejects the contact' } : answer;
      });
    },
  };
}

/** In the order of the schema. Null when the visitor has erased their data. */
function contactOf(data: EventData, intl: IntlShape): Parameters | null {
  const { visitor, listing } = data;
  if (!visitor) return null;
  const { firstName, lastName, email, phone, address, message } = visitor;
  const isPublication = listing !== null && /^\d{1,9}$/.test(listing.reference);
  // Clients require a first and a last name, and comments.
  const comments = [describeRequest(data, intl), describeListing(data), message].filter(Boolean).join('\n\n');
  return [
    ['FirstName', firstName ?? '-'],
    ['LastName', lastName ?? email],
    ['City', address?.city ?? undefined],
    ['Phone', phone ?? undefined],
    ['Comments', comments || '-'],
    ['Email', email],
    ['PublicationID', isPublication ? listing.reference : null],
    ['Street', address?.street ?? undefined],
    ['HouseNumber', null],
    ['ZipCode', address?.postalCode ?? undefined],
    ['OfficeId', null],
  ];
}
