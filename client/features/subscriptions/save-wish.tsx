import { Form } from 'react-router';
import { formatWish, type Wish } from '../../../shared/subscriptions/wish.ts';
import { useMessages } from '../../intl/use-messages.ts';

/** The button that saves the search in the URL. */
export function SaveWish({ id, wish }: { id: string; wish: Wish }) {
  const t = useMessages();
  return (
    <Form method="post" action={`?edit=${id}&${formatWish(wish)}`} className="record__ways">
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
