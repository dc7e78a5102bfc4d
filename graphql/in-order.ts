/** Records in the order of the ids that asked for them, null where there is none: what DataLoader wants. */
export function inOrder<T extends { id: number }>(ids: readonly number[], records: T[]): (T | null)[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.map((id) => byId.get(id) ?? null);
}
