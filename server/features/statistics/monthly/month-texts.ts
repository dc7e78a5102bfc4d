/** The texts of the mail about a month. */
import type { IntlShape } from 'react-intl';
import { formatDay } from '../../../../client/intl/format-day.ts';
import { translatorOf } from '../../../../client/intl/use-messages.ts';
import type { MailTexts } from '../../../platform/mail/rendering/mail-document.ts';
import { toPlainLine } from '../../../platform/mail/rendering/plain-text.ts';
import { type Month, monthBefore } from '../months.ts';
import { presentMonth, sumOf } from '../present-listing.ts';
import type { Numbers } from '../store/read-month.ts';
import { type HomeMonth, MAX_FILES, type MonthReport } from './month-report.ts';

/** Longer mails are cut off by mail programs. */
const MAX_ROWS = 50;

export function monthTexts({ office, month, homes }: MonthReport, intl: IntlShape): MailTexts {
  const t = translatorOf(intl);
  const total = { month: presentMonth(month, intl), ...sumOf(homes) };
  const text = t('mail.statistics.text', { ...total, office: toPlainLine(office) });
  const more = homes.length - MAX_ROWS;
  const files = homes.length > MAX_FILES ? 'mail.statistics.list' : 'mail.statistics.files';
  return {
    subject: t('mail.statistics.subject', { month: total.month, office: toPlainLine(office) }),
    preview: text,
    title: t('mail.statistics.title', { month: total.month }),
    blocks: [
      { type: 'paragraph', text },
      { type: 'paragraph', text: t(files, { max: MAX_FILES }) },
      {
        type: 'table',
        headings: [t('mail.statistics.home'), t('statistics.views'), t('statistics.leads')],
        rows: homes.slice(0, MAX_ROWS).map((home) => rowOf(home, month, intl)),
      },
      ...(more > 0 ? [{ type: 'paragraph', text: t('mail.statistics.more', { count: more }) } as const] : []),
      { type: 'paragraph', text: t('mail.statistics.counted') },
    ],
  };
}

function rowOf({ reference, address, before, ...now }: HomeMonth, month: Month, intl: IntlShape): string[] {
  const t = translatorOf(intl);
  const name = formatDay(intl, monthBefore(month).first, { month: 'long' });
  const cellOf = (key: keyof Numbers) => {
    const number = intl.formatNumber(now[key]);
    return before ? `${number}\n${t('mail.statistics.before', { month: name, count: before[key] })}` : number;
  };
  return [`${toPlainLine(reference)}\n${toPlainLine(address)}`, cellOf('views'), cellOf('leads')];
}
