/** Sends leads to SweepBright as contacts: those about an estate to the estate, others as general ones. */
import type { BlockList } from 'node:net';
import type { IntlShape } from 'react-intl';
import { createSweepBrightApi, type SweepBrightContact } from '../../import/connections/sweepbright/api.ts';
import type { SweepBrightAccess } from '../../import/connections/sweepbright/tokens.ts';
import type { EventData } from '../event-data.ts';
import { describeListing, describeRequest } from './describe-request.ts';
import { CONTACT_EVENTS, type LeadReceiver } from './lead-receiver.ts';

/** `feed`: the one with the agency's estates. */
export function createSweepBrightReceiver(
  feed: string,
  access: SweepBrightAccess,
  allowed: BlockList,
): LeadReceiver {
  const api = createSweepBrightApi(access, { allowed });
  return {
    name: `feed ${feed}`,
    events: CONTACT_EVENTS,
    feed,
    offices: null,
    url: access.api,
    async send({ data, intl }) {
      const contact = contactOf(data, intl);
      if (!contact) return { value: undefined };
      if (!data.listing) return api.addContact(contact);
      const added = await api.addEstateContact(data.listing.reference, contact);
      if (added.fault || added.value) return added;
      return api.addContact({ ...contact, message: messageOf(data, intl, describeListing(data)) });
    },
  };
}

/** Null when the visitor has erased their data. The API has no place for the address and the marketing consent. */
function contactOf(data: EventData, intl: IntlShape): SweepBrightContact | null {
  const { visitor, locale } = data;
  if (!visitor) return null;
  const { firstName, lastName, email, phone } = visitor;
  return {
    first_name: firstName ?? undefined,
    // A contact needs a name, which guests and subscribers may omit.
    last_name: lastName ?? email,
    email,
    phone: phone ?? undefined,
    message: messageOf(data, intl),
    locale,
  };
}

/** `home`: the listing of a contact that belongs to no estate. */
function messageOf(data: EventData, intl: IntlShape, home: string | null = null): string | undefined {
  const parts = [describeRequest(data, intl), home, data.visitor?.message];
  return parts.filter(Boolean).join('\n\n') || undefined;
}
