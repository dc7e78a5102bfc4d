import { readFileSync } from 'node:fs';

/** Returns the Node arguments of `npm start`. */
export function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  return scripts.start.split(' ').slice(1);
}
