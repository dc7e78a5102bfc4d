/** `npm run calendars`: prints the secret URLs of the calendars of agents, offices and rental units. */

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
    const offices = await db
      .selectFrom('office')
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
    for (const office of offices) write('offices', office);
    for (const unit of units) write('units', unit);
    print(
      'Anyone who has the address of an agent or office can read its viewings, with names and numbers of visitors; that ' +
        'of an office has those without an agent. The address of a unit has its taken nights only.',
    );
  } finally {
    await database.close();
  }
}

await run().catch((error: Error) => {
  print(error.message);
  process.exitCode = 1;
});
