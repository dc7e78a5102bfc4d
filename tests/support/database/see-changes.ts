import type { TestSite } from '../site.ts';
import { until } from '../until.ts';

/** Waits until a site knows of all committed changes to the catalogue, so that it serves nothing cached before them. */
export async function seeChanges({ database, services }: TestSite): Promise<void> {
  const { rows } = await database.pool.query<{ version: string }>('select version from publication');
  await until(() => services.catalogueVersion.databaseNumber, Number(rows[0]?.version));
}
