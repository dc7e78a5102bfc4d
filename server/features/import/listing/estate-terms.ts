/** What a line says about how an estate is sold, and how far that is. */
import type { EstateTerms, OpenHouse } from '../../../../shared/estates/terms.ts';
import { isOffered, type StatusCode } from '../../../../shared/listings/vocabulary.ts';
import type { EstateLine } from '../../feed/estate-line.ts';
import { withoutNulls } from '../read/without-nulls.ts';
import type { ListingLine } from './listing-draft.ts';

/** Whether an estate is only announced: visitors see neither its price nor its address. */
export function isAnnounced(line: ListingLine): boolean {
  return line.kind === 'estate' && line.progress === 'ANNOUNCED' && isOffered(line.status);
}

/** The status of a listing. An estate whose buyer or tenant is found, but not certain, is under option. */
export function statusOf(line: ListingLine): StatusCode {
  if (line.kind !== 'estate' || !isOffered(line.status) || !line.progress) return line.status;
  return line.progress === 'ANNOUNCED' ? 'AVAILABLE' : 'OPTION';
}

/**
 * The terms as JSON; null when they are the usual ones. Of an announced or closed estate, visitors see only the method
 * of sale. An estate with a progress cannot be visited, so it has no open houses.
 */
export function termsOf(line: EstateLine): string | null {
  const { sale, progress, openHouses, status } = line;
  const isOpen = isOffered(status);
  const isReduced = isAnnounced(line) || !isOpen;
  const terms = withoutNulls({
    sale: sale && isReduced ? { method: sale.method } : sale,
    progress: isOpen ? progress : null,
    openHouses: isOpen && !progress ? openHouses.map(inUtc) : [],
  }) as EstateTerms;
  return Object.keys(terms).length > 0 ? JSON.stringify(terms) : null;
}

/** PostgreSQL reads fewer time zones than ISO 8601 has. */
function inUtc({ startsAt, endsAt }: OpenHouse): OpenHouse {
  return { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString() };
}
