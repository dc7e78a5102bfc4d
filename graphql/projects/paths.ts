import type { Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { slugify } from '../../shared/slug.ts';
import type { GraphPorts } from '../context.ts';
import type { ProjectRecord } from './ports.ts';

type AddressedProject = Pick<ProjectRecord, 'id' | 'name' | 'cityId'>;
/** The ports that a path needs. */
interface CityPorts {
  ports: Pick<GraphPorts, 'cities'>;
}

/** The slug of a project's URL: its name and city. */
function projectSlug({ name, cityId }: AddressedProject, locale: Locale, { ports }: CityPorts): string {
  return slugify(`${name} ${ports.cities.byId(cityId).names[locale]}`);
}

/** The path of a project's page. */
export function projectPath(
  { listing, locale }: { listing: AddressedProject; locale: Locale },
  context: CityPorts,
): string {
  const slug = projectSlug(listing, locale, context);
  return routePath('estateSlug', locale, { estateId: listing.id, slug });
}

/** The path of the page of an entity, below its project. */
export function entityPath(
  entity: { id: number; project: AddressedProject; locale: Locale },
  context: CityPorts,
): string {
  const { id, project, locale } = entity;
  const slug = projectSlug(project, locale, context);
  return routePath('projectEntity', locale, { estateId: project.id, slug, entityId: id });
}
