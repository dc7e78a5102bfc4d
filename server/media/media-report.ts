/** What became of the pictures and documents of a feed. */

export interface MediaReport {
  taken: number;
  /** They were there before. */
  known: number;
  rejected: number;
  /** The first hundred. */
  rejections: MediaRejection[];
}

interface MediaRejection {
  source: string;
  /** Of one that refers to it. */
  reference: string;
  reason: string;
}

export type MediaTally = ReturnType<typeof createMediaTally>;

const KEPT_REJECTIONS = 100;
const SHOWN_LENGTH = 100;

export function createMediaTally() {
  const report: MediaReport = { taken: 0, known: 0, rejected: 0, rejections: [] };
  return {
    taken() {
      report.taken++;
    },
    known() {
      report.known++;
    },
    reject({ source, reference }: { source: string; reference: string }, reason: string) {
      report.rejected++;
      if (report.rejections.length < KEPT_REJECTIONS) report.rejections.push({ source, reference, reason });
    },
    report: (): MediaReport => report,
  };
}

/** The report as plain lines of text; empty when there was nothing. */
export function presentMediaReport({ taken, known, rejected, rejections }: MediaReport): string {
  if (taken + known + rejected === 0) return '';
  const lines = [`  pictures and documents: ${taken} taken in, ${known} known, ${rejected} rejected`];
  for (const { source, reference, reason } of rejections) {
    lines.push(`    ${source.slice(0, SHOWN_LENGTH)} (${reference}): ${reason}`);
  }
  if (rejected > rejections.length) lines.push(`    and ${rejected - rejections.length} more`);
  return `${lines.join('\n')}\n`;
}
