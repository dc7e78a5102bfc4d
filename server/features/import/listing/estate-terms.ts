/** What a line says about how an estate is sold, and how far that is. */
import type { EstateTerms } from '../../../../shared/estates/terms.ts';
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

/** The terms as JSON; null when they are the usual ones. Once an estate is closed, only the method of sale remains. */
export function termsOf({ sale, progress, openHouses, status }: EstateLine): string | null {
  const offer = isOffered(status) ? { progress, openHouses } : {};
  const terms = withoutNulls({ sale, ...offer }) as EstateTerms;
  return Object.keys(terms).length > 0 ? JSON.stringify(terms) : null;
}
