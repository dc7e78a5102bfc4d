/** Which secrets are set, and whether other users can read the key of mails. */
import { stat } from 'node:fs/promises';
import { type Finding, ok, warning } from '../../composition/start-checks/finding.ts';
import type { Agency } from '../../settings/agency.ts';
import { listSecrets } from './secrets.ts';

const READABLE_BY_OTHERS = 0o004;

export async function checkSecrets(env: NodeJS.ProcessEnv, agency: Agency): Promise<Finding> {
  const subject = 'secrets';
  const keyFile = env.DKIM_KEY_FILE?.trim();
  const secrets = listSecrets(env, agency);
  const namesOf = (isSet: boolean) =>
    secrets.filter(({ value }) => (value !== undefined) === isSet).map(({ name }) => name);
  const set = [...namesOf(true), ...(keyFile ? ['DKIM_KEY_FILE'] : [])].join(', ') || 'none';
  if (keyFile && process.platform !== 'win32' && (await stat(keyFile)).mode & READABLE_BY_OTHERS)
    return warning(
      subject,
      `every user of the machine can read DKIM_KEY_FILE: run "chmod 600" on it. Set: ${set}.`,
    );
  return ok(subject, `set: ${set}; not set: ${namesOf(false).join(', ') || 'none'}`);
}
