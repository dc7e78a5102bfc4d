import { Form } from 'react-router';
import {
  formatSubscriptionSearch,
  type SubscriptionSearch,
} from '../../../shared/subscriptions/subscription-search.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';

/** The button that saves the search in the URL. */
export function SaveSearch({ id, search }: { id: string; search: SubscriptionSearch }) {
  const t = useMessages();
  return (
    <Form method="post" action={`?edit=${id}&${formatSubscriptionSearch(search)}`} className="record__ways">
      <input type="hidden" name="search" value={id} />
      <Button type="submit" name="intent" value="save">
        {t('subscriptions.searches.save')}
      </Button>
      <ButtonLink look="quiet" href="?">
        {t('subscriptions.searches.cancel')}
      </ButtonLink>
    </Form>
  );
}
