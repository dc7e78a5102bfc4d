/** Sends leads to Whise as contacts, by what public clients of its API send: its address identifies a contact. */
import type { BlockList } from 'node:net';
import type { IntlShape } from 'react-intl';
import type { Locale } from '../../../../shared/locales.ts';
import type { Fetched } from '../../../platform/fetching/fetch-error.ts';
import { WhiseSession } from '../../import/connections/whise/whise-session.ts';
import type { WhiseConnection } from '../../import/connections/whise/whise-settings.ts';
import type { EventData } from '../event-data.ts';
import { askOnce } from './ask-once.ts';
import { describeListing, describeRequest } from './describe-request.ts';
import { CONTACT_EVENTS, type LeadReceiver } from './lead-receiver.ts';

const LANGUAGES: Readonly<Record<Locale, string>> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-DE' };
const BELGIUM = 1;

/** `feed`: the one with the agency's estates. A contact needs an office, so the connection must name some. */
export function createWhiseReceiver(
  feed: string,
  connection: WhiseConnection,
  allowed: BlockList,
): LeadReceiver {
  return {
    name: `feed ${feed}`,
    events: CONTACT_EVENTS,
    feed,
    offices: null,
    url: connection.api,
    async send({ data, intl }) {
      const contact = contactOf(data, connection.officeIds, intl);
      return contact ? post(contact, connection, allowed) : { value: undefined };
    },
  };
}

function post(contact: object, connection: WhiseConnection, allowed: BlockList): Promise<Fetched<unknown>> {
  return askOnce({ system: 'Whise', allowed }, (client) =>
    new WhiseSession(client, connection, undefined).post('/v1/contacts/upsert', contact, () => null),
  );
}

/**
 * Null when the visitor has erased their data. The API has no place for the estate that is known from its clients, so
 * the comments name it.
 */
function contactOf(data: EventData, officeIds: readonly number[], intl: IntlShape): object | null {
  const { visitor, locale } = data;
  if (!visitor) return null;
  const { firstName, lastName, email, phone, address, message, marketingConsent } = visitor;
  return {
    // A contact needs a name, which guests and subscribers may omit.
    Name: lastName ?? email,
    FirstName: firstName ?? undefined,
    PrivateEmail: email,
    PrivateTel: phone ?? undefined,
    CountryId: BELGIUM,
    LanguageId: LANGUAGES[locale as Locale],
    OfficeIds: officeIds,
    // Absent, so that an earlier consent is not withdrawn by a form that does not ask.
    AgreementEmail: marketingConsent === true ? true : undefined,
    Address1: address?.street ?? undefined,
    Zip: address?.postalCode ?? undefined,
    City: address?.city ?? undefined,
    Comments:
      [describeRequest(data, intl), describeListing(data), message].filter(Boolean).join('\n\n') || undefined,
  };
}
