/** Settings about what the site fetches from other servers. */
import * as v from 'valibot';
import { onOrOff } from '../database/database-settings.ts';
import { addressList } from './public-addresses.ts';

/** A comma-separated list of addresses and networks. */
const addresses = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((entry) => entry.trim())),
  v.check(isAddressList, 'is no list of addresses such as 10.0.0.5, 192.168.1.0/24'),
);

function isAddressList(entries: string[]): boolean {
  try {
    addressList(entries);
    return true;
  } catch {
    return false;
  }
}

export const fetchVariables = v.object({
  MEDIA_PRIVATE_ADDRESSES: v.optional(addresses),
  CALENDARS_HTTP: v.optional(onOrOff, 'off'),
});

export interface FetchSettings {
  /** Private addresses and networks from which pictures may be fetched nevertheless. */
  privateMediaAddresses: string[];
  /** Whether external calendars may have an unencrypted address. */
  allowsHttpCalendars: boolean;
}

export function readFetching(given: v.InferOutput<typeof fetchVariables>): FetchSettings {
  return {
    privateMediaAddresses: given.MEDIA_PRIVATE_ADDRESSES ?? [],
    allowsHttpCalendars: given.CALENDARS_HTTP === 'on',
  };
}
