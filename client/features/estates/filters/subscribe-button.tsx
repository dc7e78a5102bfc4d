import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { usePathTo } from '../../../locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FILTER_FORM } from './filter-form.tsx';

/** Sends the filters as they are, also unsubmitted ones, to the page that subscribes to new offers. */
export function SubscribeButton({ transaction }: { transaction: Transaction }) {
  const t = useMessages();
  return (
    <Button
      type="submit"
      form={FILTER_FORM}
      formAction={usePathTo()('subscribe')}
      name="transaction"
      value={transaction.toLowerCase()}
      look="quiet"
    >
      <Icon name="mail" />
      {t('estates.results.subscribe')}
    </Button>
  );
}
