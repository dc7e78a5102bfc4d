import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { contrastRatio } from '../../shared/contrast.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const TOKENS = read('tokens.css');
/** The share of its colour that a label keeps unless it is the home's own. */
const KEPT = Number(/var\(--label\) (\d+)%/.exec(read('../features/estates/detail/energy.css'))?.[1]) / 100;

/** Returns the colours of a scheme. The dark scheme inherits the light colours that it does not override. */
function colours(scheme: 'light' | 'dark'): Map<string, string> {
  const [light = '', dark = ''] = TOKENS.split('@media screen and (prefers-color-scheme: dark)');
  const css = scheme === 'dark' ? light + dark : light;
  return new Map(
    [...css.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function blend(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(a * share + b * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

test.each(['light', 'dark'] as const)(
  'the letters of the energy scale are readable in %s colours',
  (scheme) => {
    const known = colours(scheme);
    const colour = (name: string) => known.get(name) as string;
    for (const label of ['best', 'fair', 'middle', 'poor', 'bad', 'worst']) {
      const faded = blend(colour(`label-${label}`), colour('paper'), KEPT);
      expect(contrastRatio(faded, colour('ink'))).toBeGreaterThanOrEqual(4.5);
      const letters = ['best', 'worst'].includes(label) ? 'label-light' : 'label-dark';
      expect(contrastRatio(colour(`label-${label}`), colour(letters))).toBeGreaterThanOrEqual(4.5);
    }
  },
);
