import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../../client/intl/use-messages.ts';
import { quoteBlocks } from '../../../platform/mail/rendering/blocks.ts';
import type { MailTexts } from '../../../platform/mail/rendering/mail-document.ts';
import type { Remedy } from '../../feed/import-stopped.ts';
import type { FeedOutcome } from '../store/feed-runs.ts';

export interface ProblemRun {
  feed: string;
  at: Date;
  /** REJECTED: a single change that a webhook reported was not accepted. */
  outcome: Exclude<FeedOutcome, 'IMPORTED'> | 'REJECTED';
  /** In English, for the supplier of the agency's software. */
  reason: string | null;
  /** Listings that are missing from the feed but stay on offer. */
  missing: number;
  /** The first references of them. */
  references: readonly string[];
  /** The page to confirm that listings may be withdrawn. */
  confirmUrl: string | null;
  /** Records such as "BK-12: the price is -1, …", if all are rejected. */
  rejected: readonly string[];
  /** How the file can be imported nevertheless. */
  remedy: Exclude<Remedy, 'ALLOW_REMOVALS'> | null;
}

/** The texts of a mail to the agency about a feed. */
export function feedMailTexts(run: ProblemRun, intl: IntlShape): MailTexts {
  const { feed, at, outcome, reason, missing: count, confirmUrl, rejected, remedy } = run;
  const t = translatorOf(intl);
  const day = intl.formatDate(at, { weekday: 'long', day: 'numeric', month: 'long' });
  const time = intl.formatTime(at, { hour: '2-digit', minute: '2-digit' });
  const values = { feed, day, time, count };
  const text = t(`mail.feed.${outcome}.text`, values);
  const references = run.references.join(', ');
  return {
    subject: t(`mail.feed.${outcome}.subject`, values),
    preview: text,
    title: t(`mail.feed.${outcome}.subject`, values),
    blocks: [
      { type: 'paragraph', text },
      ...(references ? [{ type: 'paragraph' as const, text: t('mail.feed.missing', { references }) }] : []),
      ...(reason ? [{ type: 'paragraph' as const, text: t('mail.feed.reason', { reason }) }] : []),
      ...quoteBlocks(t('mail.feed.REPORT.rejections'), rejected.join('\n')),
      { type: 'paragraph', text: t(`mail.feed.${outcome}.next`, values) },
      ...(remedy ? [{ type: 'paragraph' as const, text: t(`mail.feed.STOPPED.${remedy}`) }] : []),
      ...(confirmUrl
        ? [{ type: 'link' as const, text: t('mail.feed.HELD.link'), url: confirmUrl, isMain: true as const }]
        : []),
    ],
  };
}
