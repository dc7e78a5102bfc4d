/** Measures the memory that a translation retains, in tests of formats. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FeedFormat } from '../feed-format.ts';
import { UnmappedValues } from '../unmapped-values.ts';

export interface RetainedHeap {
  records: number;
  /** The highest heap use after a collection, above that at the start (bytes). */
  retained: number;
}

const MEASUREMENTS = 4;

/** Translates a feed whose record is repeated up to a length in bytes. */
export function measureRetainedHeap(
  format: FeedFormat,
  { start, record, end }: { start: string; record: string; end: string },
  length: number,
): RetainedHeap {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heapUsed = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const translator = format.createTranslator({ locale: 'nl', unmapped: new UnmappedValues() });
  const piece = Buffer.from(record.repeat(Math.ceil(65_536 / record.length)));
  const pieces = Math.ceil(length / piece.length);
  const before = heapUsed();
  let records = translator.push(Buffer.from(start)).length;
  let retained = 0;
  for (let pushed = 1; pushed <= pieces; pushed++) {
    records += translator.push(piece).length;
    if (pushed % Math.ceil(pieces / MEASUREMENTS) === 0) retained = Math.max(retained, heapUsed() - before);
  }
  records += translator.push(Buffer.from(end)).length + translator.end().length;
  return { records, retained };
}
