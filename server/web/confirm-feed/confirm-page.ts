/** The page on which the agency confirms that missing listings may be withdrawn. */
import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { buttonClass } from '../../../client/ui/button/button-class.ts';
import type { FeedRun } from '../../features/import/store/feed-runs.ts';
import { countRemovals, type RemovalState } from '../../features/import/store/held-removals.ts';
import type { plainDocument } from '../pages/plain-page.ts';
import { escaped } from '../pages/plain-page.ts';

/** `run`: the feed's last run. Returns the content of a plain page. */
export function confirmPage(
  state: RemovalState,
  run: FeedRun,
  intl: IntlShape,
): Parameters<typeof plainDocument>[1] {
  const t = translatorOf(intl);
  const { id, feed, report } = run;
  const count = countRemovals(run);
  const title = t('feeds.confirm.title', { feed });
  const text = `<p>${escaped(t(`feeds.confirm.${state}`, { feed, count }))}</p>`;
  if (state !== 'open') return { title, heading: title, body: text };
  const references = (report?.keptOnOffer ?? []).join(', ');
  const list = references && `<p>${escaped(t('mail.feed.missing', { references }))}</p>`;
  const button = `<button class="${buttonClass()}" name="run" value="${id}">${escaped(t('feeds.confirm.button', { count }))}</button>`;
  const form = `<form class="error-page__ways" method="post">${button}</form>`;
  return { title, heading: title, body: text + list + form };
}
