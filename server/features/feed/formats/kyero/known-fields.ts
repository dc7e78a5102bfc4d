/** Fields of a Kyero property. All others are dropped and counted. */
import { knownFields } from '../xml/unread-fields.ts';

const READ_FIELDS = [
  'id',
  'date',
  'ref',
  'price',
  'currency',
  'price_freq',
  'part_ownership',
  'leasehold',
  'new_build',
  'type',
  'town',
  'province',
  'country',
  'postcode',
  'location/latitude',
  'location/longitude',
  'beds',
  'baths',
  'pool',
  'surface_area/built',
  'surface_area/plot',
  'energy_rating/consumption',
  ...['nl', 'fr', 'en', 'de'].flatMap((locale) => [`title/${locale}`, `desc/${locale}`]),
  'images/image',
  'video_url',
  'virtual_tour_url',
];

/**
 * Internal notes, contact data, the cadastral parcel, and what the portal is paid for. `agent` and `email` are only
 * compared with the agency file.
 */
const PRIVATE_FIELDS = [
  'notes',
  'agent',
  'email',
  'contact_number',
  'whatsapp_number',
  'catastral',
  'cadastralRef',
  'commission',
  'prime',
];

export const KNOWN_FIELDS = knownFields(READ_FIELDS, PRIVATE_FIELDS);
