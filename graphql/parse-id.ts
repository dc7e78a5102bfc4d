import { withoutLanguage } from './localized-ids.ts';

const MAX_ID = 2_147_483_647;

/** Parses a public numeric id, with or without a language, into a database id; null when it cannot be one. */
export function parseId(id: string | number): number | null {
  const text = withoutLanguage(id);
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const value = Number(text);
  return value <= MAX_ID ? value : null;
}
