import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import type { EstateCriteria } from '../../../shared/estates/criteria.ts';
import { formatEstateSearch } from '../../../shared/estates/search-params.ts';
import type { Locale } from '../../../shared/locales.ts';
import {
  parseSubscriptionSearch,
  toResultsParams,
} from '../../../shared/subscriptions/subscription-search.ts';
import { useResult } from '../../data/results.ts';
import { runQueryOf } from '../../data/run-query.ts';
import { OutcomeAlert } from '../../forms/outcome-alert.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale, usePathTo } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { RESULTS_ROUTE } from '../estates/results-path.ts';
import { NamedPlacesDocument } from './generated/named-places.generated.ts';
import { useSearchName } from './use-search-name.ts';

export const successPage: PageModule = {
  documents: [NamedPlacesDocument],
  createLoader: (locale) => (args) => load(args, locale),
  Component: SuccessPage,
};

/** The places of the search in the URL, which the confirmation repeats in words. */
async function load({ request, context }: LoaderFunctionArgs, locale: Locale): Promise<null> {
  const { criteria } = parseSubscriptionSearch(new URL(request.url).searchParams);
  await runQueryOf(context)(NamedPlacesDocument, placeVariables(criteria, locale));
  return null;
}

const placeVariables = ({ cities = [], areas = [] }: EstateCriteria, locale: Locale) => ({
  cities,
  areas,
  locale,
});

/** Describes the next step: a mail whose link confirms the address. */
function SuccessPage() {
  const t = useMessages();
  const pathTo = usePathTo();
  const [query] = useSearchParams();
  const search = parseSubscriptionSearch(query);
  const name = useSearchName(
    search,
    useResult(NamedPlacesDocument, placeVariables(search.criteria, useLocale())),
  );
  const found = formatEstateSearch(toResultsParams(search.criteria));
  return (
    <div className="page form-page">
      <PageHead title={t('subscriptions.success.title')} isIndexed={false} />
      <h1>{t('subscriptions.success.title')}</h1>
      <div className="form-page__main">
        <OutcomeAlert role="status">
          <p>{t('subscriptions.success.text')}</p>
          <p>{t('subscriptions.success.next')}</p>
        </OutcomeAlert>
        {query.has('transaction') && <p>{t('subscriptions.success.search', { search: name })}</p>}
        <p>{t('subscriptions.success.none')}</p>
        <p>
          <a href={`${pathTo(RESULTS_ROUTE[search.transaction])}${found && `?${found}`}`}>
            {t('subscriptions.success.onward')}
          </a>
        </p>
      </div>
    </div>
  );
}
