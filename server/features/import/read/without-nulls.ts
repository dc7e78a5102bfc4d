/** Removes null values, and objects and arrays that are empty then. */
export function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutNulls);
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const inner = withoutNulls((value as Record<string, unknown>)[key]);
    if (inner !== null && inner !== undefined && !isEmpty(inner)) result[key] = inner;
  }
  return result;
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  for (const _ in value) return false;
  return true;
}
