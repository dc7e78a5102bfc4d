import type { BatchRange } from './store/store.ts';

/** Bounds the memory of an export: a home has at most 32 kB of texts in four languages. */
const BATCH_SIZE = 100;

/** Yields all rows in batches, by ascending id. The next batch is read when the receiver is ready for it. */
export async function* readBatches<Row extends { id: number }>(
  list: (range: BatchRange) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = 0;
  for (;;) {
    const rows = await list({ after, limit: BATCH_SIZE });
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < BATCH_SIZE) return;
    after = last.id;
  }
}
