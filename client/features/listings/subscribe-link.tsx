import { type MessageKey, useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { ButtonLook } from '../../ui/button/button-class.ts';
import { Icon } from '../../ui/icon.tsx';

interface SubscribeLinkProps {
  /** The search, as a query string without `?`. */
  query: string;
  label: MessageKey;
  look?: ButtonLook;
}

/** Links to a subscription to new offers of a search. */
export function SubscribeLink({ query, label, look = 'quiet' }: SubscribeLinkProps) {
  const t = useMessages();
  return (
    <ButtonLink look={look} href={`${usePathTo()('subscribe')}?${query}`} rel="nofollow">
      <Icon name="mail" />
      {t(label)}
    </ButtonLink>
  );
}
