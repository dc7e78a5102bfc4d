import { Form } from 'react-router';
import { formatEstateSearch } from '../../../shared/estates/search-params.ts';
import {
  NEW_SEARCH,
  parseSubscriptionSearch,
  toResultsParams,
} from '../../../shared/subscriptions/subscription-search.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import type { ChosenPlaces } from '../estates/filter-labels.ts';
import { RESULTS_ROUTE } from '../estates/results-path.ts';
import type { SubscriptionQuery } from './generated/subscriptions.generated.ts';
import { useSearchName } from './use-search-name.ts';

type Subscription = NonNullable<SubscriptionQuery['subscription']>;

interface SearchesSectionProps {
  subscription: Subscription;
  places: ChosenPlaces;
}

/** The searches of a subscription. */
export function SearchesSection({ subscription, places }: SearchesSectionProps) {
  const t = useMessages();
  const { searches, status } = subscription;
  return (
    <section className="searches" aria-labelledby="searches-title">
      <h2 id="searches-title">{t('subscriptions.searches.title')}</h2>
      {searches.length === 0 && <p>{t('subscriptions.searches.none')}</p>}
      <ul className="searches__list">
        {searches.map((search, index) => (
          <li key={search.id ?? index} className="record">
            <Search search={search} places={places} canChange={status === 'ACTIVE'} />
          </li>
        ))}
      </ul>
      {status === 'ACTIVE' && (
        <p>
          <ButtonLink look="quiet" href={`?edit=${NEW_SEARCH}`}>
            {t('subscriptions.searches.add')}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

interface SearchProps {
  search: Subscription['searches'][number];
  places: ChosenPlaces;
  canChange: boolean;
}

function Search({ search, places, canChange }: SearchProps) {
  const t = useMessages();
  const pathTo = usePathTo();
  const parsed = parseSubscriptionSearch(new URLSearchParams(search.query));
  const name = useSearchName(parsed, places);
  const found = formatEstateSearch(toResultsParams(parsed.criteria));
  return (
    <>
      <h3 className="searches__name">{name}</h3>
      {search.isPaused && <p className="notice">{t('subscriptions.searches.paused')}</p>}
      <p>
        <a href={`${pathTo(RESULTS_ROUTE[parsed.transaction])}${found && `?${found}`}`}>
          {t('subscriptions.searches.look')}
        </a>
      </p>
      {canChange && search.id && (
        <Form method="post" className="record__ways">
          <input type="hidden" name="search" value={search.id} />
          <ButtonLink look="quiet" href={`?edit=${search.id}&${search.query}`}>
            {t('subscriptions.searches.change')}
            <span className="visually-hidden">: {name}</span>
          </ButtonLink>
          <Button type="submit" name="intent" value={search.isPaused ? 'resume' : 'pause'} look="quiet">
            {t(search.isPaused ? 'subscriptions.searches.resume' : 'subscriptions.searches.pause')}
            <span className="visually-hidden">: {name}</span>
          </Button>
          <Button type="submit" name="intent" value="remove" look="quiet">
            {t('subscriptions.searches.remove')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </Form>
      )}
    </>
  );
}
