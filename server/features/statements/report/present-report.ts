/** The report as plain text and as a table for spreadsheets, in the agency's language. */

import type { IntlShape } from 'react-intl';
import { formatDay } from '../../../../client/intl/format-day.ts';
import { euroFormats } from '../../../../client/intl/use-euros.ts';
import { translatorOf } from '../../../../client/intl/use-messages.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { sourceIn } from '../../../../shared/rules/source-name.ts';
import { type StatementRule, UNCHECKED } from '../../../../shared/rules/statements/statement-rule.ts';
import { writeCsv } from '../../../platform/csv/write-csv.ts';
import { statementName } from '../statement-texts.ts';
import { type AdvertReport, type IncompleteHome, isHomePunished } from './advert-report.ts';

const COLUMNS = ['reference', 'isShown', 'statement', 'since', 'rule', 'fine'] as const;
const GAP = '  ';

/** Returns one line for each missing statement, then the totals, and what is not checked. */
export function presentReport(report: AdvertReport, intl: IntlShape): string {
  const t = translatorOf(intl);
  const totals = presentTotals(report, intl).map(({ label, value }) => `${label}: ${value}`);
  const unchecked = UNCHECKED.map((code) => t(`statements.unchecked.${code}`)).join(', ');
  const lines = [
    ...(report.homes.length > 0 ? [...alignColumns(tableOf(report, intl)), ''] : []),
    ...totals,
    '',
    t('statements.report.indicative'),
    t('statements.report.unchecked', { names: unchecked }),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the table for spreadsheets. */
export function presentCsv(report: AdvertReport, intl: IntlShape): string {
  return writeCsv(tableOf(report, intl));
}

/**
 * Returns the numbers of homes: on offer, of these incomplete and punished as they are, and incomplete but not shown.
 */
export function presentTotals(report: AdvertReport, intl: IntlShape): { label: string; value: string }[] {
  const t = translatorOf(intl);
  const shown = report.homes.filter(({ isShown }) => isShown);
  const hidden = report.homes.length - shown.length;
  return [
    { label: t('statements.report.offered'), value: intl.formatNumber(report.offered) },
    { label: t('statements.report.incomplete'), value: intl.formatNumber(shown.length) },
    {
      label: t('statements.report.punished'),
      value: intl.formatNumber(shown.filter(isHomePunished).length),
    },
    ...(hidden > 0 ? [{ label: t('statements.report.hidden'), value: intl.formatNumber(hidden) }] : []),
  ];
}

/** Formats a day as in "12 november 2026". */
export function presentDay(day: string, intl: IntlShape): string {
  return formatDay(intl, day, { dateStyle: 'long' });
}

function tableOf({ homes }: AdvertReport, intl: IntlShape): string[][] {
  const t = translatorOf(intl);
  return [
    COLUMNS.map((column) => t(`statements.report.${column}`)),
    ...homes.flatMap((home) => rowsOf(home, intl)),
  ];
}

function rowsOf({ reference, isShown, missing }: IncompleteHome, intl: IntlShape): string[][] {
  const t = translatorOf(intl);
  return missing.map(({ code, rule, since }) => [
    reference,
    t(isShown ? 'estates.unit.yes' : 'estates.unit.no'),
    statementName(code, intl),
    presentDay(since, intl),
    sourceIn(rule, intl.locale.slice(0, 2) as Locale).name,
    presentFine(rule, intl),
  ]);
}

function presentFine({ fine }: StatementRule, intl: IntlShape): string {
  const t = translatorOf(intl);
  if (fine === undefined) return '–';
  if (fine === null) return t('statements.report.unknownFine');
  const { whole } = euroFormats(intl);
  const { min, max } = fine;
  if (min === max) return whole(max);
  const values = { min: whole(min), max: whole(max) };
  return t(min === 0 ? 'statements.report.maxFine' : 'statements.report.fineRange', values);
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
