/** Sends leads to Zabun as contact messages, by its documentation: https://gateway-cmsapi.v2.zabun.be/wiki */
import type { BlockList } from 'node:net';
import type { IntlShape } from 'react-intl';
import { ZabunSession } from '../../import/connections/zabun/zabun-session.ts';
import type { ZabunConnection } from '../../import/connections/zabun/zabun-settings.ts';
import type { EventData } from '../event-data.ts';
import { askOnce } from './ask-once.ts';
import { describeListing, describeRequest } from './describe-request.ts';
import { CONTACT_EVENTS, type LeadReceiver } from './lead-receiver.ts';

/** `feed`: the one with the agency's properties. */
export function createZabunReceiver(
  feed: string,
  connection: ZabunConnection,
  allowed: BlockList,
): LeadReceiver {
  return {
    name: `feed ${feed}`,
    events: CONTACT_EVENTS,
    feed,
    offices: null,
    url: connection.api,
    async send({ data, intl }) {
      const body = messageOf(data, intl);
      if (!body) return { value: undefined };
      return askOnce({ system: 'Zabun', allowed }, (client) =>
        new ZabunSession(client, connection).ask('contactmessage', { body }),
      );
    },
  };
}

/** Country codes of telephone numbers; Zabun wants them apart. */
const PHONE = /^\+(32|31|33|49|352|44|34)(\d{5,14})$/;

/** Null when the visitor has erased their data. */
function messageOf(data: EventData, intl: IntlShape): object | null {
  const { visitor, listing, locale } = data;
  if (!visitor) return null;
  const { firstName, lastName, email, phone, message, marketingConsent } = visitor;
  const [, countryCode, number] = PHONE.exec(phone?.replace(/[\s./-]/g, '') ?? '') ?? [];
  const isProperty = listing !== null && /^\d{1,9}$/.test(listing.reference);
  const text = [
    describeRequest(data, intl),
    describeListing(data),
    message,
    number === undefined ? phone : undefined,
  ];
  return {
    contact: {
      // A contact needs a name, which guests and subscribers may omit.
      last_name: lastName ?? email,
      first_name: firstName ?? undefined,
      email,
      phone: number,
      phone_cc: countryCode,
      language: locale.toUpperCase(),
      // Absent, so that an earlier consent is not withdrawn by a form that does not ask.
      mailing_opt_in: marketingConsent === true ? true : undefined,
    },
    message: {
      text: text.filter(Boolean).join('\n\n'),
      property_id: isProperty ? Number(listing.reference) : undefined,
    },
  };
}
