/** The page on which the agency confirms that missing listings may be withdrawn. */
import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { buttonClass } from '../../../client/ui/button/button-class.ts';
import type { FeedRun } from '../../features/import/store/feed-runs.ts';
import type { plainDocument } from '../pages/plain-page.ts';
import { escaped } from '../pages/plain-page.ts';

/**
 * `open`: listings of the feed wait for a confirmation. `confirmed`: the next reading withdraws them. `outdated`: the
 * feed has been read since, and nothing waits any more.
 */
export type ConfirmState = 'open' | 'confirmed' | 'outdated';

/** `run`: the feed's last run. Returns the content of a plain page. */
export function confirmPage(
  state: ConfirmState,
  { id, feed, report }: FeedRun,
  intl: IntlShape,
): Parameters<typeof plainDocument>[1] {
  const t = translatorOf(intl);
  const { missing = 0, removals = 0, keptOnOffer = [] } = report ?? {};
  // Of those that the feed withdraws itself, none is on offer any more.
  const count = missing || removals;
  const title = t('feeds.confirm.title', { feed });
  const text = `<p>${escaped(t(`feeds.confirm.${state}`, { feed, count }))}</p>`;
  if (state !== 'open') return { title, heading: title, body: text };
  const references = keptOnOffer.join(', ');
  const list = references && `<p>${escaped(t('mail.feed.missing', { references }))}</p>`;
  const button = `<button class="${buttonClass()}" name="run" value="${id}">${escaped(t('feeds.confirm.button', { count }))}</button>`;
  const form = `<form class="error-page__ways" method="post">${button}</form>`;
  return { title, heading: title, body: text + list + form };
}
