import { isOffered, type StatusCode, type Transaction } from '../../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { routePath } from '../../../../shared/routes.ts';
import { townPath } from '../../../../shared/towns/town-path.ts';
import type { Translate } from '../../../intl/use-messages.ts';
import { listTrail } from '../../../layout/list-trail.ts';
import type { Breadcrumb } from '../../../ui/breadcrumbs.tsx';
import { RESULTS_ROUTE } from '../results-path.ts';

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
  const path = isOffered(status.code)
    ? townPath(city, transaction, locale)
    : `${routePath(route, locale)}?city=${city.id}`;
  return [...listTrail(route, t, locale), { name: city.name, path }];
}
