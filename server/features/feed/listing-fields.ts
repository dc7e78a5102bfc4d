import * as v from 'valibot';
import { MAX_DESCRIPTION, MAX_TITLE } from '../../../shared/listings/text-lengths.ts';
import { STATUS_CODES, TRANSACTIONS } from '../../../shared/listings/vocabulary.ts';
import {
  address,
  document,
  instant,
  MAX_AGENCY_REFERENCE,
  optional,
  perLocale,
  picture,
  point,
  reference,
  text,
  url,
} from './fields.ts';

export const MAX_PHOTOS = 100;
export const MAX_FLOOR_PLANS = 50;
export const MAX_DOCUMENTS = 50;

/** Fields shared by estates, projects and rental units. */
export const listingFields = {
  /** The key: unique among all listings, entities of projects included. */
  reference,
  /** The reference that visitors see, if it is another: the same for several listings, or with other characters. */
  agencyReference: optional(text(MAX_AGENCY_REFERENCE)),
  transaction: v.picklist(TRANSACTIONS),
  status: v.picklist(STATUS_CODES),
  /** Absent: the time of the first import. */
  publishedAt: optional(instant),
  /** Absent: the time of the import that changes the listing. */
  updatedAt: optional(instant),
  /** Absent: the office of the agent, else the first office of the agency. */
  office: optional(reference),
  agent: optional(reference),
  /** `hidden`: only the city is shown, and the location is blurred to 500 m. */
  address: v.object({ ...address.entries, hidden: v.optional(v.boolean(), false) }),
  /** Absent: the address counts as hidden, and the location is that of the town, blurred. */
  location: optional(point),
  texts: perLocale(v.object({ title: text(MAX_TITLE), description: text(MAX_DESCRIPTION) })),
  photos: v.optional(v.pipe(v.array(picture), v.maxLength(MAX_PHOTOS)), []),
  floorPlans: v.optional(v.pipe(v.array(picture), v.maxLength(MAX_FLOOR_PLANS)), []),
  documents: v.optional(v.pipe(v.array(document), v.maxLength(MAX_DOCUMENTS)), []),
  video: optional(url),
  virtualTour: optional(url),
};
