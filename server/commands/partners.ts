/** `npm run partners -- issue|list|revoke`: keys with which apps of partners send forms. */
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { dayInBrussels } from '../../shared/days.ts';
import { issueKey, listKeys, revokeKey } from '../features/partners/partner-keys.ts';
import type { Database } from '../platform/database/connect.ts';
import { openDatabaseDirectly } from '../platform/database/open.ts';
import { readSettings } from '../settings/settings.ts';

const USAGE = `Usage:
  npm run --silent partners -- issue <name of the partner> [--submissions <a day>] [--reads <milliseconds a minute>]
  npm run --silent partners -- list
  npm run --silent partners -- revoke <number of the key>`;
const MAX_NAME_LENGTH = 60;
const MAX_LIMIT = 1_000_000;

const print = (message: string) => process.stderr.write(`${message}\n`);
const output = (line: string) => process.stdout.write(`${line}\n`);

/** The key and the list go to standard output, everything else to standard error. */
async function run(args: readonly string[]): Promise<void> {
  const act = readAction(args);
  const database = await openDatabaseDirectly(readSettings(process.env), print);
  try {
    await act(database.db);
  } finally {
    await database.close();
  }
}

function readAction(args: readonly string[]): (db: Kysely<Database>) => Promise<void> {
  const options = { submissions: { type: 'string' }, reads: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [action, subject = '', ...more] = positionals;
  const hasOptions = Object.keys(values).length > 0;
  if (more.length > 0 || (hasOptions && action !== 'issue')) throw new Error(USAGE);
  if (action === 'issue' && isName(subject)) {
    const limits = {
      submissionsPerDay: readLimit('--submissions', values.submissions),
      readBudget: readLimit('--reads', values.reads),
    };
    return async (db) => {
      output(await issueKey(db, { name: subject, limits, now: new Date() }));
      print('Give it to the partner now: it cannot be shown again.');
    };
  }
  if (action === 'list' && !subject) return list;
  if (action === 'revoke' && /^\d{1,9}$/.test(subject)) return (db) => revoke(db, Number(subject));
  throw new Error(USAGE);
}

/** The name is in mails to the agency. */
function isName(text: string): boolean {
  return text.trim() === text && text.length > 0 && text.length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(text);
}

function readLimit(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const limit = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MAX_LIMIT) throw new Error(`${option} is a number from 1 to ${MAX_LIMIT}`);
  return limit;
}

async function list(db: Kysely<Database>): Promise<void> {
  output('key\tpartner\tsubmissions\treads\tissued\tlast used\trevoked');
  for (const key of await listKeys(db)) {
    const { id, name, submissions_per_day: submissions, read_budget: reads, last_used_on: lastUsed } = key;
    const revoked = key.revoked_at ? dayInBrussels(key.revoked_at) : '-';
    output([id, name, submissions, reads, dayInBrussels(key.issued_at), lastUsed ?? '-', revoked].join('\t'));
  }
}

async function revoke(db: Kysely<Database>, id: number): Promise<void> {
  if (!(await revokeKey(db, id, new Date()))) throw new Error(`there is no key ${id} that is in use`);
  print(`Revoked key ${id}.`);
}

await run(process.argv.slice(2)).catch((error: Error) => {
  print(error.message);
  process.exitCode = 1;
});
