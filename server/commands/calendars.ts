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
    const owners: [CalendarKind, { id: number; name: string }[]][] = [
      ['agents', await db.selectFrom('agent').select(['id', 'name']).orderBy('name').orderBy('id').execute()],
      [
        'offices',
        await db.selectFrom('office').select(['id', 'name']).orderBy('name').orderBy('id').execute(),
      ],
      [
        'units',
        await db
          .selectFrom('rental_unit')
          .select(['listing_id as id', 'name'])
          .orderBy('name')
          .orderBy('id')
          .execute(),
      ],
    ];
    for (const [kind, named] of owners)
      for (const { id, name } of named)
        process.stdout.write(`${name}\t${settings.publicUrl}${calendarAddress(secret, kind, id)}\n`);
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
