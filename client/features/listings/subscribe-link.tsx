import { type MessageKey, useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import { Icon } from '../../ui/icon.tsx';

interface SubscribeLinkProps {
  /** The search, as a query string without `?`. */
  query: string;
  label: MessageKey;
}

/** Links to a subscription to new offers of a search. */
export function SubscribeLink({ query, label }: SubscribeLinkProps) {
  const t = useMessages();
  return (
    <a className="button button--quiet" href={`${usePathTo()('subscribe')}?${query}`} rel="nofollow">
      <Icon name="mail" />
      {t(label)}
    </a>
  );
}
