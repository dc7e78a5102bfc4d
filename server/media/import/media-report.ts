/** The report on pictures and documents of a feed. */

export interface MediaReport {
  stored: number;
  /** Already stored before. */
  known: number;
  rejected: number;
  /** URLs that will be fetched by the running site. */
  awaited: number;
  /** The number of those that could not be stored before. */
  again: number;
  /** The first hundred sources that were rejected or are fetched again. */
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

const KEPT_REJECTIONS = 100;
const SHOWN_LENGTH = 100;

export function createMediaTally() {
  const report: MediaReport = { stored: 0, known: 0, rejected: 0, awaited: 0, again: 0, rejections: [] };
  const list = ({ source, reference }: Listed, reason: string) => {
    if (report.rejections.length < KEPT_REJECTIONS) report.rejections.push({ source, reference, reason });
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
    awaited(use: Listed & { faultReason: string | null }) {
      report.awaited++;
      if (!use.faultReason) return;
      report.again++;
      list(use, `${use.faultReason} (it is asked for again)`);
    },
    report: (): MediaReport => report,
  };
}

/** Formats the report as plain text; empty when there was nothing. */
export function presentMediaReport(report: MediaReport): string {
  const { stored, known, rejected, awaited, again, rejections } = report;
  if (stored + known + rejected + awaited === 0) return '';
  const lines = [`  pictures and documents: ${stored} stored, ${known} known, ${rejected} rejected`];
  if (awaited > 0) lines.push(`  ${awaited} will be fetched by the running site, ${again} of them once more`);
  for (const { source, reference, reason } of rejections) {
    lines.push(`    ${source.slice(0, SHOWN_LENGTH)} (${reference}): ${reason}`);
  }
  const more = rejected + again - rejections.length;
  if (more > 0) lines.push(`    and ${more} more`);
  return `${lines.join('\n')}\n`;
}
