import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the Node arguments of `npm start` in a checkout. */
export function startArguments(checkout = '.'): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8'));
  // `exec node … || node …`: the second command is for shells without `exec`.
  const [, words = ''] = /\bnode (.+?)(?: \|\||$)/.exec(scripts.start) ?? [];
  return words.split(' ');
}
