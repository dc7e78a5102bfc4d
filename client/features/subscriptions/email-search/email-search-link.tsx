import {
  formatSubscriptionSearch,
  type SubscriptionSearch,
} from '../../../../shared/subscriptions/subscription-search.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { usePathTo } from '../../../locale.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useDialogLink } from '../../../use-dialog-link.ts';

interface EmailSearchLinkProps {
  search: SubscriptionSearch;
  /** The active filters. */
  filters: readonly { label: string }[];
}

const loadDialog = async () =>
  (await (await import('./load-email-search-dialog.ts')).loadEmailSearchDialog()).EmailSearchDialog;

/** A link to a subscription to a search. With JavaScript a dialog asks for the e-mail address only. */
export function EmailSearchLink({ search, filters }: EmailSearchLinkProps) {
  const t = useMessages();
  const path = `${usePathTo()('subscribe')}?${formatSubscriptionSearch(search)}`;
  const { Dialog, open, close } = useDialogLink(path, loadDialog);
  return (
    <>
      <a className="results__email" href={path} rel="nofollow" onClick={open}>
        <Icon name="mail" />
        {t('estates.results.email')}
      </a>
      {Dialog && <Dialog search={search} filters={filters} path={path} onClose={close} />}
    </>
  );
}
