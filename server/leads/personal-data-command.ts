/** `npm run personal-data -- export|erase <e-mail address>`: what the law lets people ask for. */

import { erasePersonalData, findPersonalData } from '../database/leads/personal-data.ts';
import { isRefused } from '../database/leads/refusals.ts';
import { openDatabase } from '../database/open.ts';
import { removeMailFiles } from '../mail/mail-files.ts';
import { readSettings } from '../settings.ts';

const USAGE = 'Usage: npm run personal-data -- export|erase <e-mail address>';
const tell = (message: string) => process.stderr.write(`${message}\n`);

/** Exported data go to standard output, everything else to standard error. */
async function run([action, email, ...others]: readonly string[]): Promise<void> {
  if ((action !== 'export' && action !== 'erase') || !email?.includes('@') || others.length > 0) {
    throw new Error(USAGE);
  }
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, tell);
  const { db } = database;
  try {
    if (action === 'export') {
      const leads = await findPersonalData(db, email);
      const wantsNoMessagesOfFriends = await isRefused(db, email);
      process.stdout.write(`${JSON.stringify({ email, leads, wantsNoMessagesOfFriends }, null, 2)}\n`);
      return;
    }
    const gone = await erasePersonalData(db, email);
    await removeMailFiles(settings.mailFolder, gone);
    tell(`Erased: ${gone.length} messages. That an address wants no messages of friends stays, as a hash.`);
  } finally {
    await database.close();
  }
}

await run(process.argv.slice(2)).catch((error: Error) => {
  tell(error.message);
  process.exitCode = 1;
});
