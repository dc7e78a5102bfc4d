import { buildWhenNeeded } from '../../../server/build.ts';
import { seedCities } from '../../../server/features/cities/seed.ts';
import { connect, type DatabaseTarget } from '../../../server/platform/database/connect.ts';
import { type EmbeddedServer, startEmbedded } from '../../../server/platform/database/embedded.ts';
import { migrate } from '../../../server/platform/database/migrate.ts';
import {
  announceServer,
  databaseName,
  dropTestDatabases,
  runOnServer,
  targetOf,
} from '../database/test-server.ts';
import { loadDemo } from '../load-demo.ts';
import { chooseClusterFolder } from './cluster-folder.ts';

declare global {
  var testServer: EmbeddedServer | undefined;
}

const silent = () => {};

/** Builds the site, and starts the run's database server with the templates that tests/support/database.ts copies. */
export default async function setUp(): Promise<void> {
  await buildWhenNeeded();
  announceServer(await findServer());
  await dropTestDatabases();
  const places = databaseName('places');
  const demo = databaseName('demo');
  await runOnServer(`create database ${places}`);
  await fillWithPlaces(targetOf(places));
  await runOnServer(`create database ${demo} template ${places}`);
  await loadDemo(targetOf(demo));
}

async function fillWithPlaces(target: DatabaseTarget): Promise<void> {
  await migrate(target, silent);
  const { db, close } = connect(target);
  await seedCities(db, silent).finally(close);
}

async function findServer(): Promise<DatabaseTarget> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return url;
  const directory = chooseClusterFolder();
  globalThis.testServer = await startEmbedded({ directory, log: silent, isDurable: false });
  return globalThis.testServer.connection;
}
