import type { Accommodation, ApartmentComplex, Place, RealEstateListing, Thing } from 'schema-dts';
import {
  type EntityRowFragment,
  ProjectDetailDocument,
} from '../../../../client/features/projects/generated/project.generated.ts';
import type { ProjectDetail } from '../../../../client/features/projects/project-page.tsx';
import { entityTrail, projectTrail } from '../../../../client/features/projects/project-trail.ts';
import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { offerOf, offerTerms, squareMetres } from './offers.ts';
import { officeReference } from './office.ts';
import { imagesOf, optional, type PageData } from './page-data.ts';
import { exactPosition, postalAddress } from './places.ts';

/** The maximum number of units that a project names. */
const MAX_UNITS = 50;

/** Null when the page shows no project. */
export function projectNodes(page: PageData): Thing[] | null {
  const project = page.results.find(ProjectDetailDocument)?.project;
  if (!project) return null;
  const trail = breadcrumbList(projectTrail(project, page.t, page.locale), project.name, page);
  return project.status.code === 'WITHDRAWN' ? [trail] : [projectListing(project, page), trail];
}

function projectListing(project: ProjectDetail, page: PageData): RealEstateListing {
  const { status, priceFrom, availableCount } = project;
  // The lowest price of an aggregate offer has no period, so rents are left out.
  const isPriced = priceFrom !== null && isOffered(status.code) && project.transaction === 'SALE';
  return {
    '@type': 'RealEstateListing',
    name: page.t('projects.heading', { name: project.name, city: project.address.city.name }),
    url: page.site.publicUrl + project.path,
    inLanguage: page.locale,
    ...optional({ image: imagesOf(project.pictures, page) }),
    mainEntity: complexNode(project, page),
    offers: {
      '@type': 'AggregateOffer',
      ...offerTerms(project),
      offeredBy: officeReference(project.office, page),
      ...(isPriced && { lowPrice: priceFrom, priceCurrency: 'EUR', offerCount: availableCount }),
    },
  };
}

/** A building with its units; an allotment is a place with its lots. */
function complexNode(project: ProjectDetail, page: PageData): ApartmentComplex | Place {
  if (project.kind === 'ALLOTMENT') {
    return {
      '@type': 'Place',
      name: project.name,
      address: postalAddress(project.address),
      ...optional({ geo: exactPosition(project) }),
      containsPlace: project.entities.slice(0, MAX_UNITS).map((entity) => unitNode(entity, page)),
    };
  }
  return {
    '@type': 'ApartmentComplex',
    name: project.name,
    address: postalAddress(project.address),
    ...optional({ geo: exactPosition(project) }),
    numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: project.entityCount },
    numberOfAvailableAccommodationUnits: { '@type': 'QuantitativeValue', value: project.availableCount },
    containsPlace: project.entities.slice(0, MAX_UNITS).map((entity) => unitNode(entity, page)),
  };
}

function unitNode(entity: EntityRowFragment, { t, site }: PageData): Accommodation | Place {
  const name = t('projects.entity.short', {
    type: t(`estates.subType.${entity.subType}`),
    number: entity.number,
  });
  if (entity.type === 'LAND') return { '@type': 'Place', name, url: site.publicUrl + entity.path };
  return {
    '@type': entity.type === 'APARTMENT' ? 'Apartment' : 'Accommodation',
    name,
    url: site.publicUrl + entity.path,
    ...optional({
      floorSize: squareMetres(entity.livingArea ?? entity.area),
      numberOfBedrooms: entity.bedrooms ?? undefined,
    }),
  };
}

/** Null when the page shows no unit of a project. */
export function entityNodes(page: PageData): Thing[] | null {
  const project = page.results.find(ProjectDetailDocument)?.project;
  const entity = project?.entities.find(({ id }) => id === page.params.entityId);
  if (!project || !entity) return null;
  const { t, site, locale } = page;
  const type = t(`estates.subType.${entity.subType}`);
  const listing: RealEstateListing = {
    '@type': 'RealEstateListing',
    name: t('projects.card.entity', { type, number: entity.number, project: project.name }),
    url: site.publicUrl + entity.path,
    inLanguage: locale,
    ...optional({ image: imagesOf([entity.plan], page) }),
    mainEntity: Object.assign(unitNode(entity, page), { address: postalAddress(project.address) }),
    offers: {
      ...offerOf({ ...entity, transaction: project.transaction }),
      offeredBy: officeReference(project.office, page),
    },
  };
  const current = t('projects.entity.short', { type, number: entity.number });
  return [listing, breadcrumbList(entityTrail(project, t, locale), current, page)];
}
