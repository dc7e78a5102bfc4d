import { readFileSync } from 'node:fs';

/** What `npm start` gives to Node. */
export function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  return scripts.start.split(' ').slice(1);
}
