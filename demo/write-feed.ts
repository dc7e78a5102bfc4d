/**
 * Writes a demo feed to standard output:
 * `node demo/write-feed.ts [--estates 600] [--start 2026-11-21] [--seed 1] > feed.jsonl`
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { DEFAULT_ESTATES, type DemoOptions, demoFeed } from './feed.ts';

function readOptions(): DemoOptions {
  const { values } = parseArgs({
    options: { estates: { type: 'string' }, start: { type: 'string' }, seed: { type: 'string' } },
  });
  const start = values.start ? new Date(values.start) : new Date();
  const estates = Number(values.estates ?? DEFAULT_ESTATES);
  if (Number.isNaN(start.getTime()) || !Number.isInteger(estates) || estates < 0) {
    throw new Error('--estates takes a whole number, --start a date such as 2026-11-21');
  }
  return { estates, start, seed: values.seed ? Number(values.seed) : undefined };
}

function* lines(options: DemoOptions): Generator<string> {
  for (const line of demoFeed(options)) {
    yield `${JSON.stringify(line)}\n`;
  }
}

await pipeline(Readable.from(lines(readOptions()), { objectMode: true }), process.stdout);
