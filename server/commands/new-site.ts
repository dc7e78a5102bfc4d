/** `npm run new-site -- <folder>`: asks for the facts of an agency, and writes its agency file and a site folder. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { type NewSite, newSiteFiles } from '../features/site-folder/new-site/new-site-files.ts';
import { readAgency } from '../settings/agency.ts';

const USAGE =
  'Usage: npm run new-site -- <folder>\n  writes an agency file and a site folder to a new folder';

interface Question<Value> {
  ask: string;
  /** Null when the answer is wrong. */
  parse(answer: string): Value | null;
  /** Why an answer is wrong. */
  fault: string;
}

const print = (line: string) => process.stdout.write(`${line}\n`);

const text = (ask: string): Question<string> => ({
  ask,
  parse: (answer) => (answer.length > 0 && answer.length <= 200 ? answer : null),
  fault: 'Type 1 to 200 characters.',
});

const LANGUAGES: Question<Locale[]> = {
  ask: `Languages, the main one first (${LOCALES.join(', ')})`,
  parse(answer) {
    const named = answer
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    const known = LOCALES.filter((locale) => named.includes(locale));
    return named.length > 0 && known.length === named.length ? (named as Locale[]) : null;
  },
  fault: 'Type one or more of these, such as: fr, de',
};

const COLOUR: Question<string> = {
  ask: 'Brand colour, such as #1f5c4a',
  parse: (answer) => (/^#[0-9a-f]{6}$/i.test(answer) ? answer : null),
  fault: 'Type # and six digits or letters a to f.',
};

const EMAIL: Question<string> = {
  ...text('E-mail address'),
  parse: (answer) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(answer) ? answer : null),
  fault: 'Type an address such as info@example.be.',
};

/** Asks until each answer is right. */
async function askAll(): Promise<NewSite> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async <Value>(question: Question<Value>): Promise<Value> => {
    for (;;) {
      process.stdout.write(`${question.ask}: `);
      const { value: line, done } = await lines.next();
      if (done) throw new Error('\nNothing was written: not all questions have an answer.');
      const parsed = question.parse(line.trim());
      if (parsed !== null) return parsed;
      print(question.fault);
    }
  };
  try {
    return {
      name: await ask(text('Name of the agency')),
      street: await ask(text('Street and number')),
      postalCodeAndCity: await ask(text('Postal code and town')),
      phone: await ask(text('Telephone')),
      email: await ask(EMAIL),
      bivNumber: await ask(text('BIV or IPI number')),
      companyNumber: await ask(text('Company number')),
      insurer: await ask(text('Insurer of the professional liability')),
      policyNumber: await ask(text('Number of its policy')),
      languages: await ask(LANGUAGES),
      colour: await ask(COLOUR),
    };
  } finally {
    terminal.close();
  }
}

async function run(): Promise<void> {
  const [given, ...others] = process.argv.slice(2);
  if (!given || others.length > 0 || given.startsWith('-')) throw new Error(USAGE);
  const folder = path.resolve(given);
  if (existsSync(folder)) throw new Error(`${folder} exists already. Name a new folder.`);
  const files = newSiteFiles(await askAll());
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const agencyFile = path.join(folder, 'agency.json');
  readAgency(agencyFile);
  print(`\n${Object.keys(files).length} files are in ${folder}. Start the site with them:`);
  print(`  AGENCY_FILE=${agencyFile} SITE_DIR=${path.join(folder, 'site')} npm start`);
  print(`Check it after changes: npm run site -- check ${path.join(folder, 'site')}`);
  print('What you can add: docs/your-site.md. How homes come in: docs/feeds.md.');
}

await run().catch((error: unknown) => {
  print((error as Error).message);
  process.exitCode = 1;
});
