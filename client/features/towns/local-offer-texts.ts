import type { IntlShape } from 'react-intl';
import { contractArticle } from '../../../shared/cities/contract-article.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { type Translate, translatorOf } from '../../intl/use-messages.ts';
import { listTrail } from '../../layout/list-trail.ts';
import type { Breadcrumb } from '../../ui/breadcrumbs.tsx';
import { RESULTS_ROUTE } from '../estates/results-path.ts';
import { resultsTitle } from '../estates/results-title.ts';
import type { LocalOfferQuery } from './generated/local-offer.generated.ts';

/** What is on offer in a town or municipality. */
export type LocalOffer = NonNullable<LocalOfferQuery['localOffer']>;

/** A town or a municipality, with its names and ids. */
export type LocalPlace =
  | { __typename: 'Town'; city: { id: string; name: string; postalCode: string } }
  | { __typename: 'MunicipalityOffer'; name: string; area: string };

/** Returns the criteria of the search that finds exactly the homes of the page. */
export function localCriteria(place: LocalPlace): { cities: string[] } | { areas: string[] } {
  return place.__typename === 'Town' ? { cities: [place.city.id] } : { areas: [place.area] };
}

/** Returns the title of the page of a town or municipality, different from that of any other page. */
export function localOfferTitle(offer: LocalPlace, transaction: Transaction, intl: IntlShape): string {
  if (offer.__typename === 'MunicipalityOffer') {
    const t = translatorOf(intl);
    return contractArticle(t(`towns.titleIn.${transaction}`, { municipality: offer.name }), intl.locale);
  }
  const { name, postalCode } = offer.city;
  // Towns can have the same name.
  const distinct = postalCode === '' ? name : `${name} (${postalCode})`;
  return resultsTitle(transaction, [{ name: distinct }], intl);
}

/** Returns the names of the page in its breadcrumbs, and the pages above it: the list, and a town's municipality. */
export function localOfferTrail(
  offer: LocalOffer,
  { transaction, t, locale }: { transaction: Transaction; t: Translate; locale: Locale },
): { trail: Breadcrumb[]; current: string } {
  const list = listTrail(RESULTS_ROUTE[transaction], t, locale);
  if (offer.__typename === 'MunicipalityOffer')
    return { trail: list, current: t('towns.municipality', { name: offer.name }) };
  const { municipality, city } = offer;
  if (!municipality) return { trail: list, current: city.name };
  const { name, path } = municipality;
  return { trail: [...list, { name: t('towns.municipality', { name }), path }], current: city.name };
}
