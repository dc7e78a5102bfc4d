import { HEAD_TYPE_BY_TYPE } from '../../shared/estates/vocabulary.ts';
import { viewingFields } from '../appointments/viewing-fields.ts';
import { nowCachedForHour } from '../cacheability.ts';
import type { ProjectEntityResolvers } from '../generated/resolvers.ts';
import { listingFields } from '../listings/fields.ts';
import { isDescribed, isIndexable } from '../listings/visibility.ts';
import { showPicture } from '../pictures/pictures.ts';
import { entityEpc, entityPlanning, entityStatements } from './entity-legal.ts';
import { entityPrice, priceWithTaxes } from './entity-price.ts';
import { entityStatus } from './entity-status.ts';
import type { ProjectEntityParent, ProjectParent } from './parents.ts';
import { entityPath } from './paths.ts';

const projectOf = ({ project, locale }: ProjectEntityParent): ProjectParent => ({ listing: project, locale });
const isShown = (parent: ProjectEntityParent) => isDescribed(entityStatus(parent));

export const ProjectEntity: ProjectEntityResolvers = {
  ...viewingFields(({ entity }: ProjectEntityParent) => entity.id),
  id: ({ entity }) => entity.id,
  reference: ({ entity }) => entity.reference,
  number: ({ entity }) => entity.number,
  path: ({ entity: { id }, project, locale }, _, context) => entityPath({ id, project, locale }, context),
  headType: ({ entity }) => HEAD_TYPE_BY_TYPE[entity.type],
  type: ({ entity }) => entity.type,
  subType: ({ entity }) => entity.subType,
  floor: ({ entity }) => entity.floor,
  bedrooms: ({ entity }) => entity.bedrooms,
  area: ({ entity }) => entity.area,
  livingArea: ({ entity }) => entity.livingArea,
  plotArea: ({ entity }) => entity.plotArea,
  terraceArea: ({ entity }) => entity.terraceArea,
  price: entityPrice,
  vatRegime: ({ entity }) => entity.taxes?.vatRegime ?? null,
  vatRate: ({ entity }) => entity.taxes?.vatRate ?? null,
  landPercent: ({ entity }) => entity.taxes?.landPercent ?? null,
  priceWithTaxes: (parent, _, context) => priceWithTaxes(parent, context),
  status: entityStatus,
  closedAt: ({ entity, project }) => entity.closedAt ?? project.closedAt,
  isIndexable: ({ entity, project }, _, context) =>
    [project, entity].every((one) => isIndexable(one, nowCachedForHour(context))),
  plan: (parent, _, context) =>
    isShown(parent) ? showPicture(parent.entity.plan, parent.locale, context) : null,
  epc: (parent, _, context) => entityEpc(parent, context),
  planning: (parent, _, context) => entityPlanning(parent, context),
  legalStatements: (parent, _, context) => entityStatements(parent, context),
  project: projectOf,
  title: (parent, args, context) =>
    isShown(parent) ? listingFields.title(projectOf(parent), args, context) : null,
  address: (parent, args, context) => listingFields.address(projectOf(parent), args, context),
  location: (parent, args, context) => listingFields.location(projectOf(parent), args, context),
  photos: async (parent, { first }, context) => {
    if (!isShown(parent)) return [];
    const { entity, locale } = parent;
    const [plan, ofProject] = await Promise.all([
      showPicture(entity.plan, locale, context),
      listingFields.photos(projectOf(parent), { first }, context),
    ]);
    return [...(plan ? [plan] : []), ...ofProject].slice(0, first ?? undefined);
  },
};
