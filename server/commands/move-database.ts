/** `npm run move-database -- <postgres://…|embedded>`: copies the database of the settings to another, empty one. */
import { parseArgs } from 'node:util';
import { hasDatabaseScheme } from '../platform/database/database-settings.ts';
import { checkVersion, type OpenServer, openServer } from '../platform/database/open.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { keepSiteAway, withClient } from './backup/connect.ts';
import { explainFailure } from './backup/failures.ts';
import { takeSnapshot } from './backup/read-database.ts';
import { databaseName, describeRows, restoreSnapshot } from './backup/restore-snapshot.ts';
import type { Writing } from './backup/write-database.ts';

const USAGE = `Usage: npm run move-database -- postgres://user:password@host/name
       npm run move-database -- embedded
  copies the database of the settings to an empty database of a server, or to an embedded one in the data folder`;
const EMBEDDED = 'embedded';

const print = (message: string) => process.stdout.write(`${message}\n`);

/** The settings with which the site uses the copy. */
type Destination = Pick<Settings, 'databaseUrl' | 'dataDir'>;

function parseDestination({ databaseUrl, dataDir }: Settings): Destination {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [address, ...others] = positionals;
  if (!address || others.length > 0) throw new Error(USAGE);
  if (address === EMBEDDED) {
    if (!databaseUrl) throw new Error('The settings already use the embedded database: set DATABASE_URL.');
    return { dataDir };
  }
  if (!hasDatabaseScheme(address) || !URL.canParse(address)) throw new Error(USAGE);
  return { databaseUrl: address, dataDir };
}

async function run(): Promise<void> {
  const settings = readSettings(process.env);
  const destination = parseDestination(settings);
  // Checked first, because its message names the argument and not a setting.
  if (destination.databaseUrl) await checkVersion(destination.databaseUrl, 'The other server');
  const source = await openServer(settings, print);
  try {
    const target = await openServer(destination, print);
    await copy({ settings, source }, { destination, target }).finally(target.stop);
  } finally {
    await source.stop();
  }
  print(
    destination.databaseUrl
      ? 'Set DATABASE_URL to the other database, and start the site.'
      : `Remove DATABASE_URL, and start the site: its database is in ${destination.dataDir}.`,
  );
  print(`${databaseName(settings)} is unchanged: delete it when the site runs on the copy.`);
}

async function copy(
  from: { settings: Settings; source: OpenServer },
  to: { destination: Destination; target: OpenServer },
): Promise<void> {
  await withClient(from.source.target, async (client) => {
    // Forms sent to the source after the snapshot would be lost.
    await keepSiteAway(client, databaseName(from.settings));
    const snapshot = await takeSnapshot(client);
    for (const table of snapshot.foreign) print(`Not copied: ${table}, which is no table of the site.`);
    const writing: Writing = {
      name: to.destination.databaseUrl ? 'The other database' : databaseName(to.destination),
      isReplacing: false,
      whenNotEmpty: to.destination.databaseUrl
        ? 'Create an empty database.'
        : 'Rename the folder database/ in the data folder first.',
      beforeCommit: async (_, { tables }) => {
        print(`Copied and compared: ${describeRows(tables)}.`);
      },
    };
    await restoreSnapshot(to.target.target, snapshot, writing, print);
  });
}

await run().catch((error: unknown) => {
  print(explainFailure(error));
  process.exitCode = 1;
});
