/** Without null values, and without what is empty then. */
export function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutNulls);
  const kept: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const inner = withoutNulls((value as Record<string, unknown>)[key]);
    if (inner !== null && inner !== undefined && !isEmpty(inner)) kept[key] = inner;
  }
  return kept;
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  for (const _ in value) return false;
  return true;
}
