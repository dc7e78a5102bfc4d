import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import type { Translate } from '../../intl/use-messages.ts';
import { listTrail } from '../../layout/list-trail.ts';
import type { Breadcrumb } from '../../ui/breadcrumbs.tsx';

interface PlacedProject {
  name: string;
  path: string;
  address: { city: { id: string; name: string } };
}

/** The pages above a project: all projects, and those of its town. */
export function projectTrail(
  { address: { city } }: PlacedProject,
  t: Translate,
  locale: Locale,
): Breadcrumb[] {
  const path = `${routePath('projects', locale)}?city=${city.id}`;
  return [...listTrail('projects', t, locale), { name: city.name, path }];
}

/** The pages above an entity of a project. */
export function entityTrail(project: PlacedProject, t: Translate, locale: Locale): Breadcrumb[] {
  return [...projectTrail(project, t, locale), { name: project.name, path: project.path }];
}
