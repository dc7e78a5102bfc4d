/** Which projects a map of homes shows beside them. */
import type { EstateSearch } from '../estates/ports.ts';
import { MAP_CRITERIA, type ProjectMapCriteria } from './ports.ts';

const NAMES: readonly string[] = MAP_CRITERIA;

/**
 * Returns what a search of homes asks of projects. Null: it finds none, because it is about homes to rent, or asks what
 * neither a project nor its entities say.
 */
export function projectCriteria({ criteria }: EstateSearch): ProjectMapCriteria | null {
  const { transaction, ...others } = criteria;
  const isAnswered = Object.keys(others).every((name) => NAMES.includes(name));
  return transaction !== 'RENT' && isAnswered ? others : null;
}
