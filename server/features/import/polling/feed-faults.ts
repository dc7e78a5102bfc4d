/** What a feed's report says of faults in the feed, to find out whether they are the same as the day before. */
import type { ImportReport } from '../report.ts';

export interface FeedFaults {
  /** Lines such as "BK-12: the price is -1, which is lower than 0". */
  rejected: string[];
  /** Further rejected records, which the report only counts. */
  unlisted: number;
  /** Values that the site does not know, such as `garden_orientation: S (214)`. */
  unmapped: string[];
}

export function findFaults({ rejections, rejected, unmapped }: ImportReport): FeedFaults {
  const values = unmapped.filter(({ value }) => value !== null);
  return {
    rejected: rejections.map(({ reference, line, reasons }) => `${reference ?? line}: ${reasons.join('; ')}`),
    unlisted: rejected - rejections.length,
    unmapped: values.map(({ field, value, count }) => `${field}: ${value} (${count})`),
  };
}

/** The same for the same faults, however often they occur; empty without faults. */
export function identifyFaults({ rejections, unmapped }: ImportReport): string {
  const rejected = rejections.map(({ reference, reasons }) => [reference ?? '', ...reasons].join(' '));
  const values = unmapped
    .filter(({ value }) => value !== null)
    .map(({ field, value }) => `${field}: ${value}`);
  return [...new Set([...rejected, ...values].map((fault) => fault.replaceAll(/\bline \d+/g, 'line')))]
    .sort()
    .join('\n');
}
