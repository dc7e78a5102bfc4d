import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the demo agency's file with changes into a folder; returns its path. */
export function writeAgencyFile(folder: string, changes: object): string {
  const agency = JSON.parse(readFileSync('server/settings/agency.demo.json', 'utf8'));
  const file = path.join(folder, 'agency.json');
  writeFileSync(file, JSON.stringify({ ...agency, ...changes }));
  return file;
}
