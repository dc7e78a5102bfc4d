import { Form } from 'react-router';
import {
  formatSubscriptionSearch,
  type SubscriptionSearch,
} from '../../../shared/subscriptions/subscription-search.ts';
import { useMessages } from '../../intl/use-messages.ts';

/** The button that saves the search in the URL. */
export function SaveSearch({ id, search }: { id: string; search: SubscriptionSearch }) {
  const t = useMessages();
  return (
    <Form method="post" action={`?edit=${id}&${formatSubscriptionSearch(search)}`} className="record__ways">
      <input type="hidden" name="search" value={id} />
      <button type="submit" name="intent" value="save" className="button">
        {t('subscriptions.searches.save')}
      </button>
      <a className="button button--quiet" href="?">
        {t('subscriptions.searches.cancel')}
      </a>
    </Form>
  );
}
