/** A working installation, whose settings tests of `npm run doctor` break. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChecks } from '../../../server/commands/doctor/run-checks.ts';
import type { Finding } from '../../../server/composition/start-checks/finding.ts';
import { connectionUrl } from '../../../server/platform/database/connect.ts';
import { openJobs } from '../../../server/platform/jobs/jobs.ts';
import { writeAgencyFile } from '../agency-file.ts';
import { createTestDatabase } from '../database/database.ts';
import { startMailServer } from '../mails/mail-server.ts';

/** Disclosures that are not those of the demo agency. */
export const OWN_AGENCY = {
  phone: '+32 3 000 00 00',
  bivNumber: '500.001',
  companyNumber: 'BE 0000.000.196',
  policyNumber: '730.000.001',
};

export type Installation = Awaited<ReturnType<typeof createInstallation>>;

export async function createInstallation(changes: NodeJS.ProcessEnv = {}) {
  const database = await createTestDatabase('places');
  const inbox = await startMailServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
  const stops: (() => unknown)[] = [];
  /** Starts a server that gives one JSON answer; returns its address. */
  const startAnswering = async (status: number, body: unknown): Promise<string> => {
    const server = createServer((_, res) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
    stops.push(() => server.close());
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const settings: NodeJS.ProcessEnv = {
    DATABASE_URL: connectionUrl(database.target),
    DATA_DIR: folder,
    AGENCY_FILE: writeAgencyFile(folder, OWN_AGENCY),
    PUBLIC_URL: await startAnswering(200, { status: 'ready' }),
    SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
    ...changes,
  };
  const log = { warn() {}, error() {}, info() {} };
  return {
    database,
    inbox,
    folder,
    settings,
    startAnswering,
    check: (others: NodeJS.ProcessEnv = {}, mail?: string): Promise<Finding[]> =>
      Array.fromAsync(runChecks({ ...settings, ...others }, { mail })),
    openJobs: () => openJobs({ target: database.target, log: log as never, doesMaintenance: false }),
    async remove(): Promise<void> {
      for (const stop of stops) stop();
      await inbox.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const find = (findings: readonly Finding[], subject: string): Finding | undefined =>
  findings.find((finding) => finding.subject === subject);
