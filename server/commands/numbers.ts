/**
 * `npm run numbers -- <reference> [--month 2026-11]`: the views and leads of a listing by day, for spreadsheets; by
 * default those of this month.
 */
import { parseArgs } from 'node:util';
import { dayInBrussels } from '../../shared/days.ts';
import { loadCityDirectory } from '../features/cities/store/directory.ts';
import { daysOf, monthOf, parseMonth } from '../features/statistics/months.ts';
import { addressOf, presentListing } from '../features/statistics/present-listing.ts';
import { findByReference, readDays } from '../features/statistics/store/read-month.ts';
import { openDatabaseDirectly } from '../platform/database/open.ts';
import { createIntls } from '../platform/intl/intl.ts';
import { readSettings } from '../settings/settings.ts';

const USAGE = 'Usage: npm run numbers -- <reference> [--month 2026-11]';
const print = (message: string) => process.stderr.write(`${message}\n`);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { month: { type: 'string' } },
    allowPositionals: true,
  });
  const today = dayInBrussels(new Date());
  const month = values.month === undefined ? monthOf(today) : parseMonth(values.month);
  const [reference, ...others] = positionals;
  if (!reference || others.length > 0 || !month) throw new Error(USAGE);
  const settings = readSettings(process.env);
  const { locale } = settings.agency;
  const { db, close } = await openDatabaseDirectly(settings, print);
  try {
    const listing = await findByReference(db, reference);
    if (!listing) throw new Error(`There is no home with the reference ${reference}.`);
    const counted = (await readDays(db, { ids: [listing.id], month })).get(listing.id) ?? [];
    const address = addressOf(listing, await loadCityDirectory(db), locale);
    const table = { reference: listing.reference, address, month, days: daysOf(month, today), counted };
    process.stdout.write(presentListing(table, createIntls()[locale]));
  } finally {
    await close();
  }
}

await run().catch((error: Error) => {
  print(error.message);
  process.exitCode = 1;
});
