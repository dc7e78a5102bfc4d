/** The files of the mail about a month. */
import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../../client/intl/use-messages.ts';
import { writeCsv } from '../../../platform/csv/write-csv.ts';
import type { MailAttachment } from '../../../platform/mail/mail-source.ts';
import { daysOf } from '../months.ts';
import { presentListing } from '../present-listing.ts';
import type { DayNumbers } from '../store/read-month.ts';
import { MAX_FILES, type MonthReport } from './month-report.ts';

const MAX_NAME_LENGTH = 80;
const TYPE = 'text/csv; charset=utf-8';

/** Returns a file for each home, by day, or one file of all homes when there are more than `MAX_FILES`. */
export function monthFiles(
  report: MonthReport,
  days: ReadonlyMap<number, readonly DayNumbers[]>,
  intl: IntlShape,
): MailAttachment[] {
  const { homes, month } = report;
  if (homes.length > MAX_FILES) return [overviewFile(report, intl)];
  const taken = new Set<string>();
  return homes.map(({ id, reference, address }) => ({
    filename: fileName(reference, id, taken),
    contentType: TYPE,
    content: presentListing(
      { reference, address, month, days: daysOf(month, month.next), counted: days.get(id) ?? [] },
      intl,
    ),
  }));
}

function overviewFile({ homes, month }: MonthReport, intl: IntlShape): MailAttachment {
  const t = translatorOf(intl);
  const rows = homes.map(({ reference, address, views, leads, before }) => [
    ...[reference, address, String(views), String(leads)],
    ...(before ? [String(before.views), String(before.leads)] : ['', '']),
  ]);
  const headings = [
    ...[t('statistics.reference'), t('statistics.address'), t('statistics.views'), t('statistics.leads')],
    ...[t('statistics.viewsBefore'), t('statistics.leadsBefore')],
  ];
  return { filename: `${month.name}.csv`, contentType: TYPE, content: writeCsv([headings, ...rows]) };
}

/** The reference, without characters that file systems reject; with the id when another home has that name, or none. */
function fileName(reference: string, id: number, taken: Set<string>): string {
  const plain = reference.replaceAll(/[^\p{L}\p{N}._ -]/gu, '-').replace(/^[. ]+/, '');
  let name = Array.from(plain).slice(0, MAX_NAME_LENGTH).join('');
  if (name === '') name = `-${id}`;
  while (taken.has(name.toLowerCase())) name += `-${id}`;
  taken.add(name.toLowerCase());
  return `${name}.csv`;
}
