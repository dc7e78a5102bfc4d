/** A feed and its last runs as plain text. */

import { presentReport } from '../present-report.ts';
import type { ImportReport } from '../report.ts';
import type { FeedRun } from '../store/feed-runs.ts';

const OUTCOMES: Record<FeedRun['outcome'], string> = {
  IMPORTED: 'imported',
  HELD: 'imported, but missing listings stay on offer',
  STOPPED: 'not believed, nothing was changed',
  FAILED: 'could not be read',
};

/** `runs`: newest first. Of the newest run with a report, the report is printed in full. */
export function presentFeed(name: string, readAt: Date | undefined, runs: readonly FeedRun[]): string {
  const lines = [`${name}: ${readAt ? `last read ${presentTime(readAt)}` : 'not read yet'}`];
  for (const { at, outcome, reason } of runs)
    lines.push(`  ${presentTime(at)} ${OUTCOMES[outcome]}${reason ? `: ${reason}` : ''}`);
  const report = runs.find((run) => run.report)?.report;
  const text = report ? presentReport(report) : '';
  const missing = report?.keptOnOffer.length ? `  Missing: ${presentMissing(report)}\n` : '';
  return `${lines.join('\n')}\n${text}${missing}`;
}

function presentMissing({ missing, keptOnOffer }: ImportReport): string {
  const unlisted = missing - keptOnOffer.length;
  return keptOnOffer.join(', ') + (unlisted > 0 ? ` and ${unlisted} more` : '');
}

const CHANGE_OUTCOMES: Record<FeedRun['outcome'], string> = {
  ...OUTCOMES,
  STOPPED: 'rejected',
  FAILED: 'given up',
};

/** The last changes that the webhook of a feed has reported, or that a connected CRM had, newest first. */
export function presentChangeRuns(name: string, runs: readonly FeedRun[]): string {
  const lines = runs.map(({ at, outcome, reason, report }) => {
    const details = reason ?? (report ? presentChanges(report) : '');
    return `  ${presentTime(at)} ${CHANGE_OUTCOMES[outcome]}: ${details}\n`;
  });
  return `${name}: ${lines.length > 0 ? 'last single changes' : 'no single change was reported yet'}\n${lines.join('')}`;
}

const CHANGES = ['new', 'changed', 'unchanged', 'withdrawn', 'returned'] as const;

function presentChanges(report: ImportReport): string {
  const counts = CHANGES.filter((change) => report[change] > 0).map(
    (change) => `${report[change]} ${change}`,
  );
  return counts.join(', ') || 'nothing changed';
}

function presentTime(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ');
}
