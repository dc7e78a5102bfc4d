/** Checks at start that a pooler leads to the same database, and limits the time of statements. */
import pg from 'pg';

interface Addresses {
  /** `DATABASE_URL`. */
  pooled: string;
  /** `DATABASE_DIRECT_URL`. */
  direct: string;
}

interface Seen {
  /** Equal for two connections to the same database only. */
  database: string;
  statement_timeout: string;
}

/**
 * Prints a line when the pooler sets no statement timeout, which the site cannot do itself behind a pooler.
 * @throws an error that names the setting when the pooler cannot be used, or leads to another database.
 */
export async function checkPooler(
  { pooled, direct }: Addresses,
  print: (message: string) => void,
): Promise<void> {
  const [own, behind] = [await look('DATABASE_DIRECT_URL', direct), await look('DATABASE_URL', pooled)];
  if (own.database !== behind.database)
    throw new Error('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.');
  if (behind.statement_timeout === '0')
    print(`DATABASE_URL: the pooler sets no statement_timeout. See deploy/pgbouncer.ini.`);
}

async function look(setting: string, connectionString: string): Promise<Seen> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    const { rows } = await client.query<Seen>(
      `select current_database() || ' ' || extract(epoch from pg_postmaster_start_time()) as database,
         current_setting('statement_timeout') as statement_timeout`,
    );
    return rows[0] as Seen;
  } catch (error) {
    throw new Error(`${setting}: ${(error as Error).message}`, { cause: error });
  } finally {
    await client.end();
  }
}
