/** The report as plain text and as a table for spreadsheets, in the agency's language. */

import type { IntlShape } from 'react-intl';
import { formatDay } from '../../../../client/intl/format-day.ts';
import { euroFormats } from '../../../../client/intl/use-euros.ts';
import { translatorOf } from '../../../../client/intl/use-messages.ts';
import { type MentionRule, UNCHECKED } from '../../../../shared/rules/mentions/mention-rule.ts';
import { mentionName } from '../mention-texts.ts';
import { type AdvertReport, type IncompleteHome, isHomePunished } from './advert-report.ts';

const COLUMNS = ['reference', 'isShown', 'mention', 'since', 'rule', 'fine'] as const;
/** Belgian spreadsheets read a comma as the decimal sign. */
const SEPARATOR = ';';
const GAP = '  ';

/** Returns one line for each missing statement, then the totals, and what is not checked. */
export function presentReport(report: AdvertReport, intl: IntlShape): string {
  const t = translatorOf(intl);
  const totals = presentTotals(report, intl).map(({ label, value }) => `${label}: ${value}`);
  const unchecked = UNCHECKED.map((code) => t(`mentions.unchecked.${code}`)).join(', ');
  const lines = [
    ...(report.homes.length > 0 ? [...alignColumns(tableOf(report, intl)), ''] : []),
    ...totals,
    '',
    t('mentions.report.indicative'),
    t('mentions.report.unchecked', { names: unchecked }),
    t('mentions.report.projects'),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the table as semicolon-separated values, with a byte order mark for spreadsheets. */
export function presentCsv(report: AdvertReport, intl: IntlShape): string {
  const lines = tableOf(report, intl).map((row) => row.map(quoteCell).join(SEPARATOR));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/**
 * Returns the numbers of homes: on offer, of these incomplete and punished as they are, and incomplete but not shown.
 */
export function presentTotals(report: AdvertReport, intl: IntlShape): { label: string; value: string }[] {
  const t = translatorOf(intl);
  const shown = report.homes.filter(({ isShown }) => isShown);
  const hidden = report.homes.length - shown.length;
  return [
    { label: t('mentions.report.offered'), value: intl.formatNumber(report.offered) },
    { label: t('mentions.report.incomplete'), value: intl.formatNumber(shown.length) },
    {
      label: t('mentions.report.punished'),
      value: intl.formatNumber(shown.filter(isHomePunished).length),
    },
    ...(hidden > 0 ? [{ label: t('mentions.report.hidden'), value: intl.formatNumber(hidden) }] : []),
  ];
}

/** Formats a day as in "12 november 2026". */
export function presentDay(day: string, intl: IntlShape): string {
  return formatDay(intl, day, { dateStyle: 'long' });
}

function tableOf({ homes }: AdvertReport, intl: IntlShape): string[][] {
  const t = translatorOf(intl);
  return [
    COLUMNS.map((column) => t(`mentions.report.${column}`)),
    ...homes.flatMap((home) => rowsOf(home, intl)),
  ];
}

function rowsOf({ reference, isShown, missing }: IncompleteHome, intl: IntlShape): string[][] {
  const t = translatorOf(intl);
  return missing.map(({ code, rule, since }) => [
    reference,
    t(isShown ? 'estates.unit.yes' : 'estates.unit.no'),
    mentionName(code, intl),
    presentDay(since, intl),
    rule.source.name,
    presentFine(rule, intl),
  ]);
}

function presentFine({ fine }: MentionRule, intl: IntlShape): string {
  const t = translatorOf(intl);
  if (fine === undefined) return '–';
  if (fine === null) return t('mentions.report.unknownFine');
  const { whole } = euroFormats(intl);
  const { min, max } = fine;
  if (min === max) return whole(max);
  const values = { min: whole(min), max: whole(max) };
  return t(min === 0 ? 'mentions.report.maxFine' : 'mentions.report.fineRange', values);
}

function alignColumns(table: readonly string[][]): string[] {
  const widths = COLUMNS.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}

function quoteCell(cell: string): string {
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
