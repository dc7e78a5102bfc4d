import { Router } from 'express';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** `/healthz`: the process is alive. `/readyz`: it can serve requests: the database responds and it is not stopping. */
export function healthRoutes(db: Kysely<Database>, isStopping: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('cache-control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const isReady = !isStopping() && (await isResponding(db));
    res.set('cache-control', 'no-store').status(isReady ? 200 : 503);
    res.json({ status: isReady ? 'ready' : 'not ready' });
  });
  return router;
}

async function isResponding(db: Kysely<Database>): Promise<boolean> {
  try {
    await sql`select 1 from city limit 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
