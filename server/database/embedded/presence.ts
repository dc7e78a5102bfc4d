/**
 * One connection by which a process shows that it uses the embedded server. It vanishes with the process,
 * however that ends, so the last one to leave knows that it is the last.
 */
import pg from 'pg';

export interface Presence {
  /** Unregisters this process; true when no other process uses the server. */
  leave(): Promise<boolean>;
}

const APPLICATION_NAME = 'baksteen-presence';
const RETURN_AFTER_MS = 1_000;

/** Connects and stays connected; a lost connection (the server recovers from a crash) is made again. */
export async function showPresence(config: pg.PoolConfig): Promise<Presence> {
  const pool = new pg.Pool({
    ...config,
    application_name: APPLICATION_NAME,
    max: 1,
    idleTimeoutMillis: 0,
    // Alone, it must not keep a finished program alive.
    allowExitOnIdle: true,
  });
  let hasLeft = false;
  const connect = () => pool.query('select 1');
  const returnLater = () => {
    setTimeout(() => hasLeft || connect().catch(returnLater), RETURN_AFTER_MS).unref();
  };
  pool.on('error', returnLater);
  await connect();
  return {
    async leave() {
      hasLeft = true;
      await pool.end();
      return (await countPresent(config)) === 0;
    },
  };
}

async function countPresent(config: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  try {
    await client.connect();
    const text = 'select count(*)::int as present from pg_stat_activity where application_name = $1';
    const { rows } = await client.query(text, [APPLICATION_NAME]);
    return rows[0].present;
  } catch {
    // The server has stopped already: no process is left.
    return 0;
  } finally {
    await client.end().catch(() => {});
  }
}
