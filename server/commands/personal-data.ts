/** `npm run personal-data -- export|erase <e-mail address>`: handles requests under data protection law. */
import type { Kysely } from 'kysely';
import { SOURCES } from '../composition/submission-sources.ts';
import { createOutbox } from '../features/leads-out/outbox.ts';
import { createLeadReceivers } from '../features/leads-out/receivers/lead-receivers.ts';
import { erasePersonalDataOf } from '../features/personal-data/erase.ts';
import { exportPersonalDataOf } from '../features/personal-data/export.ts';
import type { Database } from '../platform/database/connect.ts';
import { type OpenDatabase, openDatabaseDirectly } from '../platform/database/open.ts';
import { addressList } from '../platform/fetching/public-addresses.ts';
import { openJobs } from '../platform/jobs/jobs.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { findMailFiles } from '../platform/mail/mail-files.ts';
import { readSettings, type Settings } from '../settings/settings.ts';

const USAGE = 'Usage: npm run personal-data -- export|erase <e-mail address>';
const print = (message: string) => process.stderr.write(`${message}\n`);

/** Exported data go to standard output, everything else to standard error. */
async function run([action, email, ...more]: readonly string[]): Promise<void> {
  if ((action !== 'export' && action !== 'erase') || !email?.includes('@') || more.length > 0) {
    throw new Error(USAGE);
  }
  const settings = readSettings(process.env);
  const database = await openDatabaseDirectly(settings, print);
  try {
    if (action === 'export') await exportAll(database.db, email, settings.mailFolder);
    else await eraseAll(database, email, settings);
  } finally {
    await database.close();
  }
}

async function exportAll(db: Kysely<Database>, email: string, mailFolder: string): Promise<void> {
  const { kept } = await exportPersonalDataOf(db, email, SOURCES);
  const mailFiles = await findMailFiles(mailFolder, email);
  process.stdout.write(`${JSON.stringify({ email, kept, mailFiles }, null, 2)}\n`);
}

async function eraseAll(
  { db, target }: Pick<OpenDatabase, 'db' | 'target'>,
  email: string,
  settings: Settings,
): Promise<void> {
  const { mailFolder, logLevel, privateMediaAddresses } = settings;
  const receivers = createLeadReceivers(settings, addressList(privateMediaAddresses));
  const jobs = await openJobs({ target, log: createLogger(logLevel), doesMaintenance: false });
  const now = new Date();
  const { addMails } = createOutbox({ jobs: async () => jobs, receivers, now: () => now });
  const erasing = { now, addMails, sources: SOURCES, mailFolder };
  const { records, files } = await erasePersonalDataOf(db, email, erasing);
  await jobs.stop();
  print(`Erased: ${records} messages, and ${files} files of other mails.`);
  for (const { remainsAfterErasure } of Object.values(SOURCES))
    if (remainsAfterErasure) print(remainsAfterErasure);
}

await run(process.argv.slice(2)).catch((error: Error) => {
  print(error.message);
  process.exitCode = 1;
});
