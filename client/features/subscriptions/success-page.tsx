import { OutcomeAlert } from '../../forms/outcome-alert.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { PageHead } from '../../ui/page-head.tsx';

export const successPage: PageModule = {
  documents: [],
  createLoader: () => () => null,
  Component: SuccessPage,
};

/** Describes the next step: a mail whose link confirms the address. */
function SuccessPage() {
  const t = useMessages();
  const pathTo = usePathTo();
  return (
    <div className="page form-page">
      <PageHead title={t('subscriptions.success.title')} isIndexed={false} />
      <h1>{t('subscriptions.success.title')}</h1>
      <div className="form-page__main">
        <OutcomeAlert role="status">
          <p>{t('subscriptions.success.text')}</p>
          <p>{t('subscriptions.success.next')}</p>
        </OutcomeAlert>
        <p>{t('subscriptions.success.none')}</p>
        <p>
          <a href={pathTo('forSale')}>{t('subscriptions.success.onward')}</a>
        </p>
      </div>
    </div>
  );
}
