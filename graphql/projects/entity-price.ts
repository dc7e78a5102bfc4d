/** The price of an entity, without and with taxes. */
import { isOffered } from '../../shared/listings/vocabulary.ts';
import { newBuildTaxCents } from '../../shared/purchase-cost/new-build-taxes.ts';
import { todayCachedForHour } from '../cacheability.ts';
import type { GraphContext } from '../context.ts';
import { visiblePrice } from '../listings/visibility.ts';
import type { ProjectEntityParent } from './parents.ts';

/** The price in euros without taxes; null: on request, or no longer offered. */
export function entityPrice({ entity, project }: ProjectEntityParent): number | null {
  return isOffered(project.status) ? visiblePrice(entity) : null;
}

/** The price in euros with VAT and registration duty; null when one of its parts is not known. */
export function priceWithTaxes(parent: ProjectEntityParent, context: GraphContext): number | null {
  const { entity, project } = parent;
  const { region } = context.ports.cities.byId(project.cityId);
  const { vatRegime, vatRate, landPercent } = entity.taxes ?? {};
  const { priceCents } = entity;
  if (!region || project.transaction !== 'SALE' || !vatRegime || !vatRate) return null;
  if (!entityPrice(parent) || priceCents === null) return null;
  const purchase = { region, priceCents, vatRegime, vatRate, landPercent };
  const taxCents = newBuildTaxCents(purchase, todayCachedForHour(context));
  return taxCents === null ? null : (priceCents + taxCents) / 100;
}
