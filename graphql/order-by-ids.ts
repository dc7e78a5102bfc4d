/** Returns the records in the order of the ids, with null for missing ones, as DataLoader requires. */
export function orderByIds<T extends { id: number }>(ids: readonly number[], records: T[]): (T | null)[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.map((id) => byId.get(id) ?? null);
}
