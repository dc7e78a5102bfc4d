/** `npm run calendars`: prints the secret URLs of the calendars of agents and rental units. */

import { type CalendarKind, calendarAddress } from '../features/calendars/calendar-address.ts';
import { openDatabaseDirectly } from '../platform/database/open.ts';
import { getOrCreateSecret } from '../platform/database/secret.ts';
import { readSettings } from '../settings/settings.ts';

const print = (message: string) => process.stderr.write(`${message}\n`);

async function run(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabaseDirectly(settings, print);
  try {
    const { db } = database;
    const secret = await getOrCreateSecret(db, 'calendars');
    const agents = await db
      .selectFrom('agent')
      .select(['id', 'name'])
      .orderBy('name')
      .orderBy('id')
      .execute();
    const units = await db
      .selectFrom('rental_unit')
      .select(['listing_id as id', 'name'])
      .orderBy('name')
      .orderBy('id')
      .execute();
    const write = (kind: CalendarKind, { id, name }: { id: number; name: string }) =>
      process.stdout.write(`${name}\t${settings.publicUrl}${calendarAddress(secret, kind, id)}\n`);
    for (const agent of agents) write('agents', agent);
    for (const unit of units) write('units', unit);
    print(
      "Whoever has an agent's address reads the viewings of that agent, with names and numbers of visitors; a unit's has " +
        'its taken nights alone.',
    );
  } finally {
    await database.close();
  }
}

await run().catch((error: Error) => {
  print(error.message);
  process.exitCode = 1;
});
