import { useSearchParams } from 'react-router';
import { CRITERIA } from '../../../../shared/estates/criteria.ts';
import { unreadableNumbers } from '../../../../shared/listings/criteria.ts';

/** Returns the typed numbers that cannot be read, by query parameter. */
export function useUnreadableNumbers(): ReadonlyMap<string, string> {
  const [query] = useSearchParams();
  return new Map(unreadableNumbers(CRITERIA, query));
}
