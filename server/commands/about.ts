/** `npm run about`: the version, build and schema of an installation, and its settings without their secrets. */
import { checkNodeVersion } from '../platform/build/node-version.ts';
import { describeInstallation } from './doctor/about.ts';
import { createRedactor } from './doctor/secrets.ts';

checkNodeVersion();
const redact = createRedactor(process.env, null);
for (const line of await describeInstallation(process.env)) process.stdout.write(`${redact(line)}\n`);
