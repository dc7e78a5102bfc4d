/**
 * `npm run doctor [-- --mail <address>]`: checks the installation and prints a line for each check. Changes nothing.
 * The exit code is 1 when a line is wrong.
 */
import { parseArgs } from 'node:util';
import { messageOf, presentFinding } from '../composition/start-checks/finding.ts';
import type { Agency } from '../settings/agency.ts';
import { readSettings } from '../settings/settings.ts';
import { runChecks } from './doctor/run-checks.ts';
import { createRedactor } from './doctor/secrets.ts';

const USAGE = `Usage: npm run doctor [-- --mail <address>]
  checks the installation; --mail: also sends a test mail`;

const print = (message: string) => process.stdout.write(`${message}\n`);

function parseCommand(): { mail?: string | undefined } {
  try {
    return parseArgs({ options: { mail: { type: 'string' } } }).values;
  } catch {
    throw new Error(USAGE);
  }
}

function readAgencyOrNull(): Agency | null {
  try {
    return readSettings(process.env).agency;
  } catch {
    return null;
  }
}

async function run(): Promise<void> {
  const options = parseCommand();
  const redact = createRedactor(process.env, readAgencyOrNull());
  for await (const finding of runChecks(process.env, options)) {
    print(redact(presentFinding(finding)));
    if (finding.state === 'wrong') process.exitCode = 1;
  }
}

await run().catch((error: unknown) => {
  print(messageOf(error));
  process.exitCode = 1;
});
