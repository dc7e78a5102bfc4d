/**
 * `npm run licences`: writes THIRD-PARTY-NOTICES.md with the licences of all packages that a site runs or sends to
 * browsers. Packages that list licences read `node_modules`, whose optional packages differ by platform.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeGenerated } from '../../server/platform/build/write-generated.ts';
import { findForbidden, type Lock, listShippedPackages, type ShippedPackage } from './shipped-packages.ts';

const FILE = 'THIRD-PARTY-NOTICES.md';
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;
const COPYRIGHT = /^(.*\bcopyright\b.*\d{4}.*|copyright .*)$/i;

interface LicenceText {
  /** The text without lines of copyright. */
  body: string;
  copyrights: string[];
}

/** Returns the texts of a package, in the order of their file names; none for packages that a platform may lack. */
function readTexts({ folder, isOptional }: ShippedPackage): LicenceText[] {
  if (isOptional) return [];
  const names = readdirSync(folder).filter((name) => LICENCE_FILE.test(name));
  return names.sort().map((name) => splitText(readFileSync(path.join(folder, name), 'utf8')));
}

/** Separates the copyright, so that packages of the same licence share its text. */
function splitText(text: string): LicenceText {
  const lines = text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trim());
  // In long licences, the word also occurs within sentences.
  const isNotice = (line: string, at: number) => at < 12 && COPYRIGHT.test(line);
  return {
    body: lines
      .filter((line, at) => !isNotice(line, at))
      .join('\n')
      .replaceAll(/\n{2,}/g, '\n\n')
      .trim(),
    copyrights: lines.filter(isNotice),
  };
}

function presentNotices(packages: readonly ShippedPackage[]): string {
  const table = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return `# Third-party notices

Packages that Baksteen runs or sends to browsers. \`npm run licences\` writes this file from \`package-lock.json\`.
Packages for one platform bring their licence in their own folder of \`node_modules/\`; PostgreSQL has the
[PostgreSQL Licence](https://www.postgresql.org/about/licence/).

| package | version | licence |
| --- | --- | --- |
${table.join('\n')}

${presentTexts(packages)}`;
}

/** Each text once, after the packages that have it with their copyright. */
function presentTexts(packages: readonly ShippedPackage[]): string {
  const texts = packages.flatMap((one) => readTexts(one).map((text) => ({ one, text })));
  // Line breaks and typographic quotes differ between copies of a licence.
  const keyOf = (body: string) =>
    body
      .replaceAll(/[^a-z0-9]+/gi, ' ')
      .toLowerCase()
      .trim();
  const groups = Object.groupBy(texts, ({ text }) => keyOf(text.body));
  return Object.values(groups)
    .map((group = []) => {
      const owners = group.map(({ one, text }) =>
        [`- ${one.name} ${one.version}`, ...text.copyrights.map((line) => `  - ${line}`)].join('\n'),
      );
      return `---\n\n${owners.join('\n')}\n\n\`\`\`\`\n${group[0]?.text.body}\n\`\`\`\`\n`;
    })
    .join('\n');
}

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const packages = listShippedPackages(lock);
const forbidden = findForbidden(packages);
for (const { name, version, licence } of forbidden)
  process.stderr.write(
    `${name} ${version} has the licence ${licence}: ask the owner, or choose another package\n`,
  );
if (forbidden.length > 0) process.exitCode = 1;
else await writeGenerated(FILE, presentNotices(packages), 'licences');
