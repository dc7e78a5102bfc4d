/** An agency's own site, made by the command as by a person, and run as by an operator. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HEADER } from '../../import/feed-builder.ts';
import { prepareSeparateSite } from '../separate-site.ts';
import { until } from '../until.ts';
import type { NewAgency } from './agencies.ts';

export interface OwnSite {
  url: string;
  /** The folder with the agency file and the site folder. */
  folder: string;
  remove(): Promise<void>;
}

/** Starts the site of an agency; resolves when its homes are there. */
export async function startOwnSite(agency: NewAgency, settings: NodeJS.ProcessEnv): Promise<OwnSite> {
  const parent = mkdtempSync(path.join(tmpdir(), 'baksteen-new-site-'));
  const folder = path.join(parent, 'agency');
  await answerQuestions(folder, agency);
  for (const [name, text] of Object.entries(agency.files)) {
    mkdirSync(path.dirname(path.join(folder, 'site', name)), { recursive: true });
    writeFileSync(path.join(folder, 'site', name), text);
  }
  writeFeed(folder, agency);
  const site = await prepareSeparateSite({
    AGENCY_FILE: path.join(folder, 'agency.json'),
    SITE_DIR: path.join(folder, 'site'),
    ...settings,
  });
  const remove = async () => {
    await site.remove();
    rmSync(parent, { recursive: true, force: true });
  };
  try {
    await site.start();
    const count = async () =>
      (await site.database.pool.query('select count(*)::int as homes from listing')).rows;
    await until(count, [{ homes: agency.lines.length }]);
  } catch (error) {
    await remove();
    throw error;
  }
  return { url: site.url, folder, remove };
}

/** Runs `npm run new-site` and types the answers. */
async function answerQuestions(folder: string, { answers }: NewAgency): Promise<void> {
  const { languages, colour, ...texts } = answers;
  const lines = [...Object.values(texts), languages.join(', '), colour];
  const command = spawn(process.execPath, ['server/commands/new-site.ts', folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  command.stdin.end(`${lines.join('\n')}\n`);
  const [code] = await once(command, 'exit');
  if (code !== 0) throw new Error(`npm run new-site ended with ${code}`);
}

function writeFeed(folder: string, { lines }: NewAgency): void {
  const file = path.join(folder, 'agency.json');
  const agency = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...agency, feeds: [{ name: 'homes', file: 'homes.jsonl' }] }));
  const header = { ...HEADER, agency: agency.name, createdAt: new Date().toISOString() };
  writeFileSync(
    path.join(folder, 'homes.jsonl'),
    [header, ...lines].map((line) => JSON.stringify(line)).join('\n'),
  );
  cpSync('docs/examples/site/pictures/street.jpg', path.join(folder, 'street.jpg'));
}
