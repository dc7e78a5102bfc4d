import type { UnmappedValue } from '../feed/formats/unmapped-values.ts';
import { type ImportReport, REPORTED_KINDS, type ReportedKind } from './report.ts';

const KIND_NAMES: Record<ReportedKind, string> = {
  estate: 'estates',
  project: 'projects',
  rentalUnit: 'holiday units',
  news: 'news',
};

/** Formats the report as plain text. */
export function presentReport(report: ImportReport): string {
  const lines = report.stopReason
    ? [`Nothing was changed: ${report.stopReason}`]
    : [
        `Imported ${report.source} in ${(report.durationMs / 1000).toFixed(1)} s`,
        ...REPORTED_KINDS.flatMap((kind) => presentKind(kind, report.kinds[kind])),
        `  ${report.people} offices and agents new or changed`,
      ];
  if (report.missing > 0) {
    const reason = report.keptOnOffer.length > 0 ? ', too many at once' : '';
    lines.push(`  ${report.missing} missing from the feed${reason}, still on offer`);
  }
  if (report.keptBack > 0)
    lines.push(
      `  kept back, because their adverts lack legal statements: ${report.keptBack} (npm run report)`,
    );
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
  lines.push(
    ...presentDroppedFiles(report),
    ...presentUnmapped(report.unmapped),
    ...presentAddresses(report.doubtedAddresses),
  );
  return `${lines.join('\n')}\n`;
}

function presentDroppedFiles({ droppedFiles = 0 }: ImportReport): string[] {
  return droppedFiles > 0
    ? [`  Pictures and documents left out, too many or with an address that is not valid: ${droppedFiles}`]
    : [];
}

function presentAddresses(notes: ImportReport['doubtedAddresses'] = []): string[] {
  const lines = notes.map(({ text, count }) => `    ${text} (${count})`);
  return lines.length > 0 ? ['  Addresses to check:', ...lines] : [];
}

/** Values without a counterpart, then fields that are not read. */
function presentUnmapped(unmapped: readonly UnmappedValue[]): string[] {
  const values = unmapped.filter(({ value }) => value !== null);
  const fields = unmapped.filter(({ value }) => value === null);
  const lines = values.map(({ field, value, count }) => `    "${field}: ${value}" (${count})`);
  if (lines.length > 0) lines.unshift('  Values that the site does not know, not used:');
  if (fields.length === 0) return lines;
  const names = fields.map(({ field, count }) => `${field} (${count})`);
  return [...lines, `  Fields of the format, not read: ${names.join(', ')}`];
}

/** Omits kinds without listings, except estates. */
function presentKind(kind: ReportedKind, changes: ImportReport['kinds'][ReportedKind]): string[] {
  const { new: added, changed, price, unchanged, withdrawn, returned, rejected } = changes;
  const total = added + changed + unchanged + withdrawn + returned + rejected;
  if (total === 0 && kind !== 'estate') return [];
  return [
    `  ${KIND_NAMES[kind]}: ${added} new, ${changed} changed (${price} with another price), ` +
      `${unchanged} unchanged, ${withdrawn} withdrawn, ${returned} returned, ${rejected} rejected`,
  ];
}
