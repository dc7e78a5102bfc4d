import { parse } from 'graphql';
import type { IntlShape } from 'react-intl';
import {
  type ChosenPlaces,
  type City,
  describeFilters,
} from '../../../client/features/estates/filter-labels.ts';
import { resultsAtomPath, resultsPath } from '../../../client/features/estates/results-path.ts';
import { resultsTitle } from '../../../client/features/estates/results-title.ts';
import { toResultsVariables } from '../../../client/features/estates/search-variables.ts';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { parseEstateSearch } from '../../../shared/estates/search-params.ts';
import type { EstateSubType } from '../../../shared/estates/vocabulary.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { townLabel } from '../../../shared/towns/town-label.ts';
import { ESTATE_PRICE, listingPrice, type PricedListing } from '../../features/listings/listing-price.ts';
import type { AtomEntry } from './atom-document.ts';
import { type AtomSource, MAX_ENTRIES } from './atom-source.ts';

const OFFERS = parse(`query AtomOffers(
  $locale: Locale!, $filter: EstateFilter!, $sort: EstateSort!, $cities: [ID!]!, $areas: [ID!]!
) {
  estates(locale: $locale, filter: $filter, sort: $sort, pageSize: ${MAX_ENTRIES}) {
    items {
      __typename id path publishedAt updatedAt subType ${ESTATE_PRICE} status { code }
      bedrooms livingArea plotArea address { city { postalCode name countryAbroad } }
    }
  }
  chosenCities: cities(ids: $cities, locale: $locale) { id name postalCode }
  chosenAreas: areas(ids: $areas, locale: $locale) { __typename id kind name kilometres }
}`);

type Estate = Extract<PricedListing, { __typename: 'Estate' }> & {
  id: string;
  path: string;
  publishedAt: string;
  updatedAt: string;
  subType: EstateSubType;
  bedrooms: number | null;
  livingArea: number | null;
  plotArea: number | null;
  address: { city: { postalCode: string; name: string; countryAbroad: string | null } };
};

interface Found {
  estates: { items: Estate[] };
  chosenCities: City[];
  chosenAreas: ChosenPlaces['areas'];
}

/** The newest homes of a search, whatever its order and page. */
export function offersFeed(transaction: Transaction): AtomSource {
  return async ({ execute, locale, query, intl }) => {
    const { criteria } = parseEstateSearch(query);
    const search = { criteria, page: 1, view: 'list' } as const;
    const { page: _, ...variables } = toResultsVariables(search, transaction, locale);
    const { estates, chosenCities, chosenAreas } = await execute<Found>(OFFERS, variables);
    return {
      path: resultsAtomPath(transaction, criteria, locale),
      pagePath: resultsPath(transaction, search, locale),
      title: resultsTitle(transaction, chosenCities, intl),
      subtitle: describeFilters(criteria, { cities: chosenCities, areas: chosenAreas }, intl)
        .map(({ label }) => label)
        .join(' · '),
      entries: estates.items.map((estate) => entryOf(estate, locale, intl)),
    };
  };
}

function entryOf(estate: Estate, locale: Locale, intl: IntlShape): AtomEntry {
  const t = translatorOf(intl);
  const { id, path, publishedAt, updatedAt, bedrooms, livingArea, plotArea } = estate;
  const type = t(`estates.subType.${estate.subType}`);
  const facts = [
    listingPrice(estate, intl),
    type,
    townLabel(estate.address.city),
    bedrooms && t('estates.card.bedrooms', { count: bedrooms }),
    livingArea && t('estates.card.area', { area: livingArea }),
    plotArea && t('estates.card.plot', { area: plotArea }),
  ];
  return {
    permanentPath: `${routePath('detail', locale)}?id=${id}`,
    path,
    publishedAt,
    updatedAt,
    title: { text: t('estates.card.heading', { type, city: estate.address.city.name }), locale },
    summary: { text: facts.filter(Boolean).join(' · '), locale },
  };
}
