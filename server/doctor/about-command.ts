/** `npm run about`: the version, build and schema of an installation, and its settings without their secrets. */
import { checkNodeVersion } from '../node-version.ts';
import { describeInstallation } from './about.ts';
import { createRedactor } from './secrets.ts';

checkNodeVersion();
const redact = createRedactor(process.env, null);
for (const line of await describeInstallation(process.env)) process.stdout.write(`${redact(line)}\n`);
