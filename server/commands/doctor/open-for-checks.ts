import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Finding, messageOf, warning, wrong } from '../../composition/start-checks/finding.ts';
import { type OpenServer, openServer } from '../../platform/database/open.ts';
import type { Settings } from '../../settings/settings.ts';

/** Opens the database, but creates no embedded database before its first start. */
export async function openForChecks(
  settings: Settings,
): Promise<{ server: OpenServer } | { server?: undefined; finding: Finding }> {
  const subject = 'database';
  const folder = path.join(settings.dataDir, 'database');
  if (!settings.databaseUrl && !existsSync(folder))
    return { finding: warning(subject, `there is none in ${folder} yet: the first start creates it.`) };
  try {
    return { server: await openServer(settings, () => {}) };
  } catch (error) {
    const remedy = settings.databaseUrl
      ? 'Start the server, or correct the variable.'
      : `See ${path.join(folder, 'postgresql.log')}.`;
    return { finding: wrong(subject, `${messageOf(error)}. ${remedy}`) };
  }
}
