import { CURRENCY_FIELD, type UnmappedValue } from '../feed/formats/unmapped-values.ts';
import type { Remedy } from '../feed/import-stopped.ts';
import { isOfPeople, presentPeople } from './present-people.ts';
import { type ImportReport, REPORTED_KINDS, type ReportedKind } from './report.ts';

const KIND_NAMES: Record<ReportedKind, string> = {
  estate: 'estates',
  project: 'projects',
  rentalUnit: 'holiday units',
  news: 'news',
};

/** Formats the report as plain text. A check ends with what an import would change, so that it looks like none. */
export function presentReport(report: ImportReport, { isCheck = false } = {}): string {
  const lines = [presentHead(report, isCheck)];
  if (report.stopReason) lines.push(...presentRemedy(report));
  else if (!isCheck) lines.push(...presentCounts(report));
  lines.push(...presentRemarks(report));
  if (isCheck && !report.stopReason)
    lines.push(`Would import ${report.source}; nothing is written:`, ...presentCounts(report));
  return `${lines.join('\n')}\n`;
}

function presentHead({ stopReason, source, durationMs }: ImportReport, isCheck: boolean): string {
  if (stopReason) return `Nothing ${isCheck ? 'would be' : 'was'} changed: ${stopReason}`;
  return `${isCheck ? 'Checked' : 'Imported'} ${source} in ${(durationMs / 1000).toFixed(1)} s`;
}

const REMEDIES: Readonly<Record<Remedy, (source: string) => string>> = {
  ACCEPT: (feed) => `npm run feeds -- accept ${feed}`,
  CONFIRM: (feed) => `npm run feeds -- confirm ${feed}`,
  ALLOW_REMOVALS: () => 'import the file with --allow-removals',
};

function presentRemedy({ remedy, source }: ImportReport): string[] {
  return remedy ? [`  If this is meant: ${REMEDIES[remedy](source)}`] : [];
}

function presentCounts(report: ImportReport): string[] {
  return [
    ...REPORTED_KINDS.flatMap((kind) => presentKind(kind, report.kinds[kind])),
    `  ${report.people} offices and agents new or changed`,
  ];
}

/** Missing and rejected listings, and what was not read. */
function presentRemarks(report: ImportReport): string[] {
  const lines = presentFiles(report);
  if (report.isPartial)
    lines.push('  The file has only changes: homes that it does not name stay as they are');
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
    ...presentCurrencies(report),
    ...presentUnmapped(report.unmapped.filter((each) => !isOfPeople(each) && !isCurrency(each))),
    ...presentPeople(report),
    ...presentAddresses(report.doubtedAddresses),
  );
  return lines;
}

function presentFiles({ fileInFolder, ignoredFiles = [] }: ImportReport): string[] {
  if (fileInFolder === undefined) return [];
  const lines = [`  File of the folder: ${fileInFolder}`];
  if (ignoredFiles.length > 0)
    lines.push(
      `  Not read, because this one is newer: ${ignoredFiles.join(', ')}`,
      '    If they have other homes, give each its own feed and folder',
    );
  return lines;
}

function presentDroppedFiles({ droppedFiles = 0 }: ImportReport): string[] {
  return droppedFiles > 0
    ? [`  Pictures and documents left out, too many or with an address that is not valid: ${droppedFiles}`]
    : [];
}

const isCurrency = ({ field }: UnmappedValue) => field === CURRENCY_FIELD;

function presentCurrencies({ unmapped }: ImportReport): string[] {
  const currencies = unmapped.filter(isCurrency).map(({ value, count }) => `${value} (${count})`);
  return currencies.length > 0
    ? [`  Prices in another currency than the euro, shown as on request: ${currencies.join(', ')}`]
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
