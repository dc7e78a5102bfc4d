/** The report on pictures and documents of a feed. */

export interface MediaReport {
  stored: number;
  /** Already stored before. */
  known: number;
  rejected: number;
  /** Files that an object store could not take or find; the next import stores them. */
  unstored: number;
  /** URLs that will be fetched by the running site. */
  awaited: number;
  /** The number of those whose earlier attempts failed. */
  retried: number;
  /** The first hundred sources that were rejected, not stored, or are fetched again. */
  rejections: MediaRejection[];
}

interface MediaRejection {
  source: string;
  /** The reference of a listing or other record that uses it. */
  reference: string;
  reason: string;
}

type Listed = Pick<MediaRejection, 'source' | 'reference'>;

export type MediaTally = ReturnType<typeof createMediaTally>;

const MAX_LISTED = 100;
const MAX_SOURCE_LENGTH = 100;

export function createMediaTally() {
  const report: MediaReport = {
    stored: 0,
    known: 0,
    rejected: 0,
    unstored: 0,
    awaited: 0,
    retried: 0,
    rejections: [],
  };
  const list = ({ source, reference }: Listed, reason: string) => {
    if (report.rejections.length < MAX_LISTED) report.rejections.push({ source, reference, reason });
  };
  return {
    stored() {
      report.stored++;
    },
    known() {
      report.known++;
    },
    reject(use: Listed, reason: string) {
      report.rejected++;
      list(use, reason);
    },
    unstored(use: Listed, reason: string) {
      report.unstored++;
      list(use, reason);
    },
    awaited(use: Listed & { faultReason: string | null }) {
      report.awaited++;
      if (!use.faultReason) return;
      report.retried++;
      list(use, `${use.faultReason} (it is asked for again)`);
    },
    report: (): MediaReport => report,
  };
}

/** Formats the report as plain text; empty when there was nothing. */
export function presentMediaReport(report: MediaReport): string {
  const { stored, known, rejected, unstored, awaited, retried, rejections } = report;
  if (stored + known + rejected + unstored + awaited === 0) return '';
  const lines = [`  pictures and documents: ${stored} stored, ${known} known, ${rejected} rejected`];
  if (awaited > 0)
    lines.push(`  ${awaited} will be fetched by the running site, ${retried} of them once more`);
  if (unstored > 0) lines.push(`  ${unstored} not stored: import the feed again when the object store works`);
  for (const { source, reference, reason } of rejections) {
    lines.push(`    ${source.slice(0, MAX_SOURCE_LENGTH)} (${reference}): ${reason}`);
  }
  const more = rejected + unstored + retried - rejections.length;
  if (more > 0) lines.push(`    and ${more} more`);
  return `${lines.join('\n')}\n`;
}
