const MAX_ID = 2_147_483_647;

/** Parses a public numeric id into a database id; null when it cannot be one. */
export function parseId(id: string | number): number | null {
  const text = String(id);
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const value = Number(text);
  return value <= MAX_ID ? value : null;
}
