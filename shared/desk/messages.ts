/** What employees do with messages of visitors, and how they search them. */
import * as v from 'valibot';
import { optionalText } from '../submissions/fields.ts';

/** A step in the answer to a message. */
export type MessageStep = 'TAKE' | 'ASSIGN' | 'FINISH' | 'REOPEN' | 'NOTE';

export const MAX_NOTE = 2000;
export const MAX_SEARCH = 100;
const MAX_WORDS = 6;
const PHONE = /^\+?[\d\s./()-]{6,40}$/;
const MIN_DIGITS = 6;

/** The note that the agency keeps with a message. */
export const noteForm = () => v.object({ note: optionalText(MAX_NOTE) });

/**
 * Returns the words of a search: at most six of the first hundred characters, in lower case. Single characters, which
 * are in every message, count only when there is no longer word.
 */
export function searchWords(search: string | null | undefined): string[] {
  const all = (search ?? '').slice(0, MAX_SEARCH).toLowerCase().split(/\s+/).filter(Boolean);
  const longer = all.filter((word) => word.length > 1);
  return [...new Set(longer.length > 0 ? longer : all)].slice(0, MAX_WORDS);
}

/**
 * Returns the digits of a typed telephone number as they are in its international form; null for other texts. A
 * national number loses its zero.
 */
export function searchedPhone(search: string | null | undefined): string | null {
  if (!search || !PHONE.test(search.trim())) return null;
  const digits = search.replaceAll(/\D/g, '').replace(/^0{1,2}/, '');
  return digits.length >= MIN_DIGITS ? digits : null;
}
