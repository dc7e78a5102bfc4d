import type { Locale } from '../../../../shared/locales.ts';
import { routePath } from '../../../../shared/routes.ts';
import type { Translate } from '../../../intl/use-messages.ts';
import { listTrail } from '../../../layout/list-trail.ts';
import type { Breadcrumb } from '../../../ui/breadcrumbs.tsx';

/** The pages above a rental unit: all holiday homes, and those of its town. */
export function unitTrail(
  { address: { city } }: { address: { city: { id: string; name: string } } },
  t: Translate,
  locale: Locale,
): Breadcrumb[] {
  const path = `${routePath('holiday', locale)}?place=${city.id}`;
  return [...listTrail('holiday', t, locale), { name: city.name, path }];
}
