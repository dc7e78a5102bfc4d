import { isOffered } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { GraphContext } from '../context.ts';
import { findListing } from '../listings/find-listing.ts';
import { parseId } from '../parse-id.ts';

/** The office that receives a message; null when none was given, undefined when there is no such office. */
export async function findOffice(
  id: string | number | null | undefined,
  { loaders }: GraphContext,
): Promise<number | null | undefined> {
  if (id === null || id === undefined) return null;
  const officeId = parseId(id);
  const office = officeId === null ? null : await loaders.office.load(officeId);
  return office?.id;
}

/** The recipients of a message about a listing; null when there is no such listing, or it is no longer offered. */
export async function findListingRecipients(
  { listingId: id, locale }: { listingId: string | number; locale: Locale },
  context: GraphContext,
) {
  const listingId = parseId(id);
  const found = listingId === null ? null : await findListing(listingId, locale, context);
  if (!listingId || !found) return null;
  const isEntity = found.__typename === 'ProjectEntity';
  const listing = isEntity ? found.project : found.listing;
  if (!isOffered(listing.status) || (isEntity && !isOffered(found.entity.status))) return null;
  return { listingId, officeId: listing.officeId, agentId: listing.agentId };
}
