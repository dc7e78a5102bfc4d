import { importDemo } from '../../demo/load.ts';
import { presentReport } from '../../server/features/import/present-report.ts';
import { skipReportMail } from '../../server/features/statements/report/report-mail.ts';
import { connect, type DatabaseTarget } from '../../server/platform/database/connect.ts';
import { readSettings } from '../../server/settings/settings.ts';

/** The time at which the demo site is assumed to start. */
export const DEMO_START = new Date('2026-11-21T06:00:00Z');

/** Imports the demo agency's listings into a seeded database. */
export async function loadDemo(target: DatabaseTarget): Promise<void> {
  const { db, close } = connect(target);
  try {
    const report = await importDemo(db, DEMO_START, DEMO_START);
    if (report.stopReason || report.rejected > 0) throw new Error(presentReport(report));
    await skipReportMail(db, readSettings({}).agency);
  } finally {
    await close();
  }
}
