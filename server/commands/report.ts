/** `npm run report [-- --csv]`: what the adverts of the homes on offer lack, by which rule and since when. */
import { parseArgs } from 'node:util';
import { readReport, refreshReport } from '../features/statements/report/advert-report.ts';
import { presentCsv, presentReport } from '../features/statements/report/present-report.ts';
import { openDatabaseDirectly } from '../platform/database/open.ts';
import { createIntls } from '../platform/intl/intl.ts';
import { readSettings } from '../settings/settings.ts';

const print = (message: string) => process.stderr.write(`${message}\n`);

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { csv: { type: 'boolean', default: false } } });
  const settings = readSettings(process.env);
  const { agency } = settings;
  const database = await openDatabaseDirectly(settings, print);
  try {
    await refreshReport(database.db, new Date());
    const report = await readReport(database.db, agency);
    const present = values.csv ? presentCsv : presentReport;
    process.stdout.write(present(report, createIntls()[agency.locale]));
  } finally {
    await database.close();
  }
}

await run().catch((error: Error) => {
  print(error.message);
  process.exitCode = 1;
});
