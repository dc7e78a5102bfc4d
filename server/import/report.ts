/** What an import did, counted while it runs. */
import { UnknownFields } from './unknown-fields.ts';

export interface Rejection {
  line: number;
  reference?: string;
  reasons: string[];
}

export interface ImportReport {
  source: string;
  /** Why nothing at all was changed; null when the import went through. */
  refusal: string | null;
  /** Lines read, without the header and blank ones. */
  lines: number;
  new: number;
  changed: number;
  unchanged: number;
  /** Of the changed and returned: those with another price. */
  price: number;
  /** Missing from the feed, or said to be withdrawn. */
  withdrawn: number;
  returned: number;
  /** Offices and agents that are new or changed. */
  people: number;
  rejected: number;
  /** The first hundred. */
  rejections: Rejection[];
  unknownFields: { path: string; count: number }[];
  durationMs: number;
}

const KEPT_REJECTIONS = 100;

/** A report in the making. */
export class Tally {
  readonly unknownFields = new UnknownFields();
  readonly counts = {
    ...{ lines: 0, new: 0, changed: 0, unchanged: 0, price: 0 },
    ...{ withdrawn: 0, returned: 0, people: 0, rejected: 0 },
  };
  private readonly rejections: Rejection[] = [];
  private readonly startedAt = performance.now();

  reject(rejection: Rejection): void {
    this.counts.rejected++;
    if (this.rejections.length < KEPT_REJECTIONS) this.rejections.push(rejection);
  }

  get hasChanges(): boolean {
    const { new: added, changed, withdrawn, returned, people } = this.counts;
    return added + changed + withdrawn + returned + people > 0;
  }

  report(source: string, refusal: string | null = null): ImportReport {
    return {
      source,
      refusal,
      ...this.counts,
      rejections: this.rejections,
      unknownFields: this.unknownFields.list(),
      durationMs: Math.round(performance.now() - this.startedAt),
    };
  }
}

/** The report as plain lines of text. */
export function presentReport(report: ImportReport): string {
  const lines = report.refusal
    ? [`Nothing was changed: ${report.refusal}`]
    : [
        `Imported ${report.source} in ${(report.durationMs / 1000).toFixed(1)} s`,
        `  ${report.new} new, ${report.changed} changed (${report.price} with another price), ` +
          `${report.unchanged} unchanged, ${report.withdrawn} withdrawn, ${report.returned} returned`,
        `  ${report.people} offices and agents new or changed`,
      ];
  if (report.rejected > 0) lines.push(`  ${report.rejected} of ${report.lines} lines rejected:`);
  for (const { line, reference, reasons } of report.rejections) {
    lines.push(`    line ${line}${reference ? ` (${reference})` : ''}: ${reasons.join('; ')}`);
  }
  const unlisted = report.rejected - report.rejections.length;
  if (unlisted > 0) lines.push(`    and ${unlisted} more`);
  if (report.unknownFields.length > 0) {
    const fields = report.unknownFields.map(({ path, count }) => `${path} (${count})`);
    lines.push(`  Unknown fields, not read: ${fields.join(', ')}`);
  }
  return `${lines.join('\n')}\n`;
}
