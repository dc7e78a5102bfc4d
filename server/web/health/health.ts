import { Router } from 'express';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { DiskSpace } from './disk-space.ts';

interface HealthDependencies {
  db: Kysely<Database>;
  diskSpace: Pick<DiskSpace, 'isFull'>;
  isStopping(): boolean;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve requests: the database responds, there is space to store
 * forms, and it is not stopping.
 */
export function healthRoutes(dependencies: HealthDependencies): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('cache-control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const status = await statusOf(dependencies);
    res.set('cache-control', 'no-store').status(status === 'ready' ? 200 : 503);
    res.json({ status });
  });
  return router;
}

async function statusOf({ db, diskSpace, isStopping }: HealthDependencies): Promise<string> {
  if (isStopping() || !(await isResponding(db))) return 'not ready';
  return (await diskSpace.isFull()) ? 'disk full' : 'ready';
}

async function isResponding(db: Kysely<Database>): Promise<boolean> {
  try {
    await sql`select 1 from city limit 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
