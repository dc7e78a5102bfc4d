import { formatWish, type Wish } from '../../../shared/subscriptions/wish.ts';
import { type MessageKey, useMessages } from '../../intl/use-messages.ts';
import { usePath } from '../../locale.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Leads to a subscription to the new offers of a search. */
export function SubscribeLink({ wish, label }: { wish: Wish; label: MessageKey }) {
  const t = useMessages();
  return (
    <a className="button button--quiet" href={`${usePath()('subscribe')}?${formatWish(wish)}`} rel="nofollow">
      <Icon name="mail" />
      {t(label)}
    </a>
  );
}
