import path from 'node:path';
import type { Settings } from '../settings.ts';
import { connect, type DatabaseConnection, type DatabaseTarget } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase extends DatabaseConnection {
  /** Whether it is the site's own server, started here. */
  isEmbedded: boolean;
}

/** The database that the settings name, or an embedded one; migrated. */
export async function openDatabase(
  settings: Settings,
  say: (message: string) => void,
): Promise<OpenDatabase> {
  const server = settings.databaseUrl
    ? null
    : await startEmbedded({ directory: path.join(settings.dataDir, 'database'), log: say });
  const target: DatabaseTarget = settings.databaseUrl ?? (server?.connection as DatabaseTarget);
  await migrate(target, say);
  const connection = connect(target);
  return {
    ...connection,
    isEmbedded: server !== null,
    async close() {
      await connection.close();
      await server?.stop();
    },
  };
}
