/** What `npm run about` says of an installation, as lines. */
import { isDeepStrictEqual } from 'node:util';
import { messageOf } from '../../composition/start-checks/finding.ts';
import { findProjectRoot } from '../../platform/build/project-root.ts';
import { connect } from '../../platform/database/connect.ts';
import { readMigrations } from '../../platform/database/migration-files.ts';
import { readMigrationState } from '../../platform/database/migration-history.ts';
import { SETTING_NAMES } from '../../settings/environment.ts';
import { readSettings, type Settings } from '../../settings/settings.ts';
import { readBuildInfo } from './build-info.ts';
import { readProject } from './check-versions.ts';
import { openForChecks } from './open-for-checks.ts';
import { listSecrets } from './secrets.ts';

/** Variables whose value contains neither a secret nor a name. Of all others only the name is printed. */
const PRINTED = new Set([
  ...['PORT', 'PUBLIC_URL', 'WEB_CONCURRENCY', 'TRUST_PROXY', 'RESPONSE_CACHE_MB', 'GRAPHQL_RESPONSE_KB'],
  ...['READ_BUDGET', 'SHARED_CACHE_SECONDS', 'OFFLINE', 'LOG_LEVEL', 'DEMO', 'PREPARED_STATEMENTS'],
  ...['DATA_DIR', 'AGENCY_FILE', 'PRERENDERED_PICTURES', 'PICTURES_MB', 'MEDIA_PRIVATE_ADDRESSES'],
  ...['CALENDARS_HTTP', 'MEDIA_URL', 'MEDIA_PUBLIC_URL', 'AWS_REGION', 'DKIM_KEY_FILE', 'DKIM_SELECTOR'],
  ...['LEADS_MONTHS', 'ORDINARY_SUBMISSIONS', 'FORM_SECONDS', 'ALLOWED_ORIGINS', 'RECAPTCHA_MIN_SCORE'],
  ...['MAP_FILE'],
]);

/** Returns the lines: version, build, schema, and settings that differ from their defaults. */
export async function describeInstallation(env: NodeJS.ProcessEnv): Promise<string[]> {
  const build = readBuildInfo(findProjectRoot());
  const built = build
    ? `commit ${build.commit ?? 'unknown'}, built ${build.builtAt.slice(0, 16).replace('T', ' ')} UTC`
    : 'none yet: "npm start" builds the site';
  const head = [
    `version   ${readProject().version}`,
    `build     ${built}`,
    `node      ${process.versions.node}`,
    `schema    ${(await readMigrations()).at(-1)?.name} of this release`,
  ];
  try {
    const settings = readSettings(env);
    const deviating = listDeviatingSettings(env, settings);
    return [...head, `database  ${await describeSchema(settings)}`, ...present(deviating)];
  } catch (error) {
    return [...head, `settings  ${messageOf(error)}.`];
  }
}

const present = (settings: readonly string[]): string[] =>
  settings.length === 0 ? ['settings  all defaults'] : ['settings', ...settings.map((line) => `  ${line}`)];

async function describeSchema(settings: Settings): Promise<string> {
  const opened = await openForChecks(settings);
  if (!opened.server) return opened.finding.text;
  const { db, close } = connect(opened.server.target, { max: 1 });
  try {
    const { last, pending } = await readMigrationState(db);
    const waiting = pending.length > 0 ? `; ${pending.length} migrations wait for the next start` : '';
    return `${last ?? 'no tables yet'}${waiting}`;
  } catch (error) {
    return `${messageOf(error)}.`;
  } finally {
    await close();
    await opened.server.stop();
  }
}

/** Returns the variables that change a setting, with their value unless it can be secret. */
export function listDeviatingSettings(env: NodeJS.ProcessEnv, settings: Settings): string[] {
  const known = SETTING_NAMES.filter((name) => env[name]?.trim() && isDeviating(name, env, settings));
  const ofAgency = listSecrets(env, settings.agency)
    .map(({ name }) => name)
    .filter((name) => /^[A-Z]/.test(name) && !SETTING_NAMES.includes(name) && env[name]);
  return [...known, ...new Set(ofAgency)].map((name) =>
    PRINTED.has(name) ? `${name}=${env[name]?.trim()}` : `${name} (set, not shown)`,
  );
}

/** Whether the settings are others, or invalid, without the variable. */
function isDeviating(name: string, env: NodeJS.ProcessEnv, settings: Settings): boolean {
  try {
    return !isDeepStrictEqual(readSettings({ ...env, [name]: '' }), settings);
  } catch {
    return true;
  }
}
