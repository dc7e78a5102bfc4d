import { isOffered, type StatusCode, type Transaction } from '../../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { routePath } from '../../../../shared/routes.ts';
import type { Translate } from '../../../intl/use-messages.ts';
import type { Breadcrumb } from '../../../ui/breadcrumbs.tsx';
import { RESULTS_ROUTE, townPath } from '../results-path.ts';

interface PlacedEstate {
  transaction: Transaction;
  status: { code: StatusCode };
  address: { city: { id: string; name: string; postalCode: string } };
}

/** The pages above an estate: the results, and those of its town. */
export function estateTrail(
  { transaction, status, address: { city } }: PlacedEstate,
  t: Translate,
  locale: Locale,
): Breadcrumb[] {
  const route = RESULTS_ROUTE[transaction];
  const path = routePath(route, locale);
  return [
    { name: t(`layout.item.${route}`), path },
    {
      name: city.name,
      path: isOffered(status.code) ? townPath(city, transaction, locale) : `${path}?city=${city.id}`,
    },
  ];
}
