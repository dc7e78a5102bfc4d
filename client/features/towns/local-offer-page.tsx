import './towns.css';
import { useIntl } from 'react-intl';
import { data, type LoaderFunctionArgs, redirect, useParams, useSearchParams } from 'react-router';
import {
  type EstateSearchParams,
  formatEstateSearch,
  parseEstateSearch,
} from '../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { formatPageNumber, parsePageNumber } from '../../../shared/page-number.ts';
import { routePath } from '../../../shared/routes.ts';
import { useIsRestMissing, useResult } from '../../data/results.ts';
import { loadRestContext, runQueryOf } from '../../data/run-query.ts';
import { DeferredPart, deferred } from '../../deferred.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { hasMunicipalityList } from '../estates/all-municipalities.ts';
import { ResultsDocument } from '../estates/generated/results.generated.ts';
import { loadResults, resultsDocuments } from '../estates/load-results.ts';
import { RESULTS_ROUTE, resultsAtomPath } from '../estates/results-path.ts';
import { ResultsView, resultsMap } from '../estates/results-view.tsx';
import { toResultsVariables } from '../estates/search-variables.ts';
import { unknownPlace } from '../estates/typed-places.ts';
import { ListHead } from '../listings/list-head.tsx';
import { LocalOfferDocument } from './generated/local-offer.generated.ts';
import { type LocalOffer, localCriteria, localOfferTitle, localOfferTrail } from './local-offer-texts.ts';
import { useOfferSummary } from './use-offer-summary.ts';

const figures = deferred(async () => (await import('./local-figures.tsx')).LocalFigures);

export const saleTownPage: PageModule = {
  documents: [LocalOfferDocument, ...resultsDocuments],
  deferred: [resultsMap, figures],
  createLoader: (locale) => (args) => loadOffer(args, 'SALE', locale),
  Component: SaleTownPage,
};

export const rentTownPage: PageModule = {
  documents: [LocalOfferDocument, ...resultsDocuments],
  deferred: [resultsMap, figures],
  createLoader: (locale) => (args) => loadOffer(args, 'RENT', locale),
  Component: RentTownPage,
};

function SaleTownPage() {
  return <LocalOfferPage transaction="SALE" />;
}

function RentTownPage() {
  return <LocalOfferPage transaction="RENT" />;
}

/** A place without homes redirects to the nearest one with homes. Any other search redirects to the results. */
async function loadOffer(
  { request, params, context }: LoaderFunctionArgs,
  transaction: Transaction,
  locale: Locale,
) {
  const run = runQueryOf(context);
  const { localOffer: offer } = await run(LocalOfferDocument, {
    slug: params.town ?? '',
    transaction,
    locale,
  });
  if (!offer) throw data(null, { status: 404 });
  const { pathname, search, searchParams } = new URL(request.url);
  const list = routePath(RESULTS_ROUTE[transaction], locale);
  if (hasSearch(searchParams)) throw redirect(`${list}?${withPlace(searchParams, offer)}`);
  if (offer.total === 0) throw redirect(offer.nearby[0]?.path ?? list);
  if (pathname !== offer.path) throw redirect(offer.path + search, 301);
  const shown = { params: searchOf(offer, parsePageNumber(searchParams)), transaction, locale };
  await context.get(loadRestContext)({ load: () => loadResults(run, shown) });
  return null;
}

/** Whether a query string has search parameters besides the page number. Other parameters are ignored. */
function hasSearch(query: URLSearchParams): boolean {
  const search = formatEstateSearch({ ...parseEstateSearch(query), page: 1 });
  return search !== '' || unknownPlace(query) !== undefined || hasMunicipalityList(query);
}

/** Adds the town or municipality to a search that names no other of its kind. */
function withPlace(query: URLSearchParams, offer: LocalOffer): URLSearchParams {
  const { cities, areas } = parseEstateSearch(query).criteria;
  if (offer.__typename === 'Town')
    return cities ? query : new URLSearchParams([['city', offer.city.id], ...query]);
  return areas ? query : new URLSearchParams([['area', offer.area], ...query]);
}

function searchOf(offer: LocalOffer, page: number): EstateSearchParams {
  return { criteria: localCriteria(offer), page, view: 'list' };
}

function LocalOfferPage({ transaction }: { transaction: Transaction }) {
  const { town: slug = '' } = useParams();
  const { localOffer } = useResult(LocalOfferDocument, { slug, transaction, locale: useLocale() });
  return localOffer && <LocalResults offer={localOffer} transaction={transaction} />;
}

interface LocalPageProps {
  offer: LocalOffer;
  transaction: Transaction;
}

function LocalResults({ offer, transaction }: LocalPageProps) {
  const Page = useIsRestMissing() ? PageBeforeResults : PageWithResults;
  const [query] = useSearchParams();
  return <Page offer={offer} transaction={transaction} params={searchOf(offer, parsePageNumber(query))} />;
}

interface LocalSearchProps extends LocalPageProps {
  params: EstateSearchParams;
}

function PageWithResults(props: LocalSearchProps) {
  const variables = toResultsVariables(props.params, props.transaction, useLocale());
  const { page, pageCount } = useResult(ResultsDocument, variables).estates;
  return <Page {...props} page={page} isFound={page <= pageCount} />;
}

function PageBeforeResults(props: LocalSearchProps) {
  return <Page {...props} page={props.params.page} isFound />;
}

interface PageProps extends LocalSearchProps {
  page: number;
  /** Whether the page has homes, as far as that is known. */
  isFound: boolean;
}

function Page({ offer, transaction, params, page, isFound }: PageProps) {
  const t = useMessages();
  const locale = useLocale();
  const title = localOfferTitle(offer, transaction, useIntl());
  const summary = useOfferSummary(offer, transaction);
  const inAddress = page > 1 ? `?page=${page}` : '';
  return (
    <div className="results has-rest">
      <ListHead
        title={title}
        description={summary}
        page={page}
        canonical={{
          paths: offer.alternates.map((version) => ({ ...version, path: version.path + inAddress })),
          own: offer.path + inAddress,
        }}
        isIndexed={offer.isIndexable && isFound}
        atomPath={resultsAtomPath(transaction, params.criteria, locale)}
      />
      <Breadcrumbs {...localOfferTrail(offer, { transaction, t, locale })} />
      <ResultsView
        transaction={transaction}
        params={params}
        title={title}
        toPage={formatPageNumber}
        intro={<p className="prose">{summary}</p>}
      >
        <DeferredPart part={figures} offer={offer} transaction={transaction} />
      </ResultsView>
    </div>
  );
}
