interface Page<Row> {
  items: Row[];
  total: number;
}

/**
 * Reads one page of rows that each contain the total, in one statement. A page beyond the end has no row, so the total
 * is counted separately.
 */
export async function withTotal<Row extends { total: unknown }>(
  page: { execute(): Promise<Row[]> },
  count: { executeTakeFirstOrThrow(): Promise<{ count: unknown }> },
): Promise<Page<Omit<Row, 'total'>>> {
  const rows = await page.execute();
  const total = rows[0]?.total ?? (await count.executeTakeFirstOrThrow()).count;
  return { items: rows.map(({ total: _, ...row }) => row), total: Number(total) };
}
