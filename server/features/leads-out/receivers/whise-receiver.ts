/** Sends leads to Whise as contacts, by what public clients of its API send: its address identifies a contact. */
import type { BlockList } from 'node:net';
import type { IntlShape } from 'react-intl';
import type { Locale } from '../../../../shared/locales.ts';
import { type Fetched, fetchError } from '../../../platform/fetching/fetch-error.ts';
import { ApiClient } from '../../import/connections/api-client.ts';
import { WhiseSession } from '../../import/connections/whise/whise-session.ts';
import type { WhiseConnection } from '../../import/connections/whise/whise-settings.ts';
import type { EventData } from '../event-data.ts';
import { describeListing, describeRequest } from './describe-request.ts';
import { CONTACT_EVENTS, type LeadReceiver } from './lead-receiver.ts';

const DEADLINE_MS = 60_000;
const LANGUAGES: Readonly<Record<Locale, string>> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-DE' };
const BELGIUM = 1;

/** A request that would have to wait: the queue sends the lead again later. */
class PauseNeeded extends Error {}

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

async function post(
  contact: object,
  connection: WhiseConnection,
  allowed: BlockList,
): Promise<Fetched<unknown>> {
  const client = new ApiClient({
    system: 'Whise',
    allowed,
    signal: AbortSignal.timeout(DEADLINE_MS),
    now: () => new Date(),
    wait: () => Promise.reject(new PauseNeeded()),
  });
  const session = new WhiseSession(client, connection, undefined);
  try {
    const answer = await session.post('/v1/contacts/upsert', contact, () => null);
    return 'fault' in answer ? fetchError('ANSWER', answer.fault) : { value: answer.json };
  } catch (error) {
    const isLate = error instanceof PauseNeeded || (error as Error).name === 'TimeoutError';
    if (!isLate) throw error;
    return fetchError('NETWORK', 'Whise cannot be reached, or allows no more requests just now');
  }
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
