import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../../client/intl/use-messages.ts';
import { quoteBlocks } from '../../../platform/mail/rendering/blocks.ts';
import type { MailTexts } from '../../../platform/mail/rendering/mail-document.ts';
import type { ImportReport } from '../report.ts';
import { findFaults } from './feed-faults.ts';

export interface ReportedRun {
  feed: string;
  at: Date;
  report: ImportReport;
}

const COUNTS = ['new', 'changed', 'unchanged', 'withdrawn', 'rejected'] as const;

/** The texts of a mail to the agency about faults in a feed: the records and values in English, as in the report. */
export function reportMailTexts({ feed, at, report }: ReportedRun, intl: IntlShape): MailTexts {
  const t = translatorOf(intl);
  const { rejected, unlisted, unmapped } = findFaults(report);
  const day = intl.formatDate(at, { weekday: 'long', day: 'numeric', month: 'long' });
  const time = intl.formatTime(at, { hour: '2-digit', minute: '2-digit' });
  const subject = t('mail.feed.REPORT.subject', { feed, count: report.rejected });
  const hasFaults = rejected.length + unmapped.length > 0;
  const text = t(hasFaults ? 'mail.feed.REPORT.text' : 'mail.feed.REPORT.mended', { feed, day, time });
  const listed = unlisted > 0 ? [...rejected, t('mail.feed.REPORT.more', { count: unlisted })] : rejected;
  return {
    subject,
    preview: text,
    title: subject,
    blocks: [
      { type: 'paragraph', text },
      {
        type: 'facts',
        rows: COUNTS.map((count) => ({
          label: t(`mail.feed.REPORT.${count}`),
          value: intl.formatNumber(report[count]),
        })),
      },
      ...quoteBlocks(t('mail.feed.REPORT.rejections'), listed.join('\n')),
      ...quoteBlocks(t('mail.feed.REPORT.unmapped'), unmapped.join('\n')),
    ],
  };
}
