/** `npm run about`: the version, build and schema of an installation, and its settings without their secrets. */
import { describeInstallation } from './doctor/about.ts';
import { createRedactor } from './doctor/secrets.ts';

const redact = createRedactor(process.env, null);
for (const line of await describeInstallation(process.env)) process.stdout.write(`${redact(line)}\n`);
