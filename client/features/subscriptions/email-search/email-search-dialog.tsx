import {
  type SubscriptionSearch,
  toEstateFilter,
} from '../../../../shared/subscriptions/subscription-search.ts';
import { FormDialog } from '../../../forms/dialog/form-dialog.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { EMAIL_SEARCH_FORM } from '../subscribe-form.ts';

interface EmailSearchDialogProps {
  search: SubscriptionSearch;
  /** The active filters. */
  filters: readonly { label: string }[];
  /** The URL of the subscription page. */
  path: string;
  onClose(): void;
}

/** Subscribes to a search by e-mail address alone. The subscription page offers the other fields. */
export function EmailSearchDialog({ search, filters, path, onClose }: EmailSearchDialogProps) {
  return (
    <FormDialog
      form={EMAIL_SEARCH_FORM}
      messages="subscriptions"
      title="subscriptions.email.title"
      intro="subscriptions.email.intro"
      about={{ search: toEstateFilter(search) }}
      path={path}
      onClose={onClose}
    >
      <SearchSummary search={search} filters={filters} path={path} />
    </FormDialog>
  );
}

/** Names the search, and links to the page that changes it. */
function SearchSummary({ search, filters, path }: Omit<EmailSearchDialogProps, 'onClose'>) {
  const t = useMessages();
  const name = [t(`subscriptions.wish.${search.transaction}`), ...filters.map(({ label }) => label)];
  return (
    <p className="form-dialog__intro">
      <strong>{name.join(' · ')}</strong>
      <br />
      <a href={path}>{t('subscriptions.email.more')}</a>
    </p>
  );
}
