import { DEMO_VERSION } from '../../demo/feed.ts';
import { seedCities } from '../../server/features/cities/seed.ts';
import { connect } from '../../server/platform/database/connect.ts';
import type { EmbeddedServer } from '../../server/platform/database/embedded.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { multiplyEstates } from '../support/database/multiply-estates.ts';
import { loadDemo } from '../support/load-demo.ts';

/** Fills a database with the demo agency, and multiplies its homes to a number. A full database stays as it is. */
export async function fillDatabase({ connection }: EmbeddedServer, homes: number): Promise<void> {
  await migrate(connection, () => {});
  const { db, close } = connect(connection);
  try {
    await seedCities(db, () => {});
    const { count } = db.fn;
    const { have } = await db
      .selectFrom('estate')
      .select(count<string>('listing_id').as('have'))
      .executeTakeFirstOrThrow();
    if (Number(have) === 0) await loadDemo(connection);
    if (Number(have) < homes) await multiplyEstates(db, homes);
    const demo = { name: 'demo', hash: String(DEMO_VERSION) };
    await db
      .insertInto('seed')
      .values(demo)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } finally {
    await close();
  }
}
