/** What the law requires in the adverts of entities: certificate, planning and statements. */
import { certifiedLabel } from '../../shared/estates/energy.ts';
import { isOffered } from '../../shared/listings/vocabulary.ts';
import { type AdvertisedHome, statementsOf } from '../../shared/rules/statements/statements.ts';
import { todayCachedForHour } from '../cacheability.ts';
import type { GraphContext } from '../context.ts';
import type { EpcParent } from '../estates/parents.ts';
import type { Planning } from '../generated/resolvers.ts';
import { isDescribed, visiblePrice } from '../listings/visibility.ts';
import { showPlanning } from '../statements/planning.ts';
import type { LegalStatementParent } from '../statements/statements.ts';
import { entityStatus } from './entity-status.ts';
import type { ProjectEntityParent } from './parents.ts';
import type { EntityLegal } from './ports.ts';

/** Loads what the feed has; empty when the entity is withdrawn or in preparation. */
async function loadLegal(parent: ProjectEntityParent, { loaders }: GraphContext): Promise<EntityLegal> {
  if (!isDescribed(entityStatus(parent))) return {};
  const entity = await loaders.entity.load(parent.entity.id);
  return entity?.legal ?? {};
}

function regionOf({ project }: ProjectEntityParent, { ports }: GraphContext) {
  return ports.cities.byId(project.cityId).region;
}

/** Returns the certificate; null while there is none. */
export async function entityEpc(
  parent: ProjectEntityParent,
  context: GraphContext,
): Promise<EpcParent | null> {
  const { epc } = await loadLegal(parent, context);
  const region = regionOf(parent, context);
  const value = epc?.value ?? null;
  const label = region && certifiedLabel(region, epc?.label ?? null, value);
  if (!region || !label) return null;
  const home = { ...parent.entity, transaction: parent.project.transaction };
  return { region, label, value, home, stored: async () => epc };
}

export async function entityPlanning(
  parent: ProjectEntityParent,
  context: GraphContext,
): Promise<Planning | null> {
  const { planning } = await loadLegal(parent, context);
  return showPlanning(planning, regionOf(parent, context));
}

/** Returns the legally required statements; none once the entity is no longer on offer. */
export async function entityStatements(
  parent: ProjectEntityParent,
  context: GraphContext,
): Promise<LegalStatementParent[]> {
  if (!isOffered(entityStatus(parent))) return [];
  const home = await advertOf(parent, context);
  return statementsOf(home, todayCachedForHour(context)).map((statement) => ({
    statement,
    locale: parent.locale,
  }));
}

async function advertOf(parent: ProjectEntityParent, context: GraphContext): Promise<AdvertisedHome> {
  const { entity, project } = parent;
  const { epc, planning, charges } = await loadLegal(parent, context);
  return {
    region: regionOf(parent, context),
    transaction: project.transaction,
    type: entity.type,
    subType: entity.subType,
    price: visiblePrice(entity),
    epcLabel: epc?.label ?? null,
    epcValue: epc?.value ?? null,
    epc,
    planning,
    projectStage: project.stage,
    charges,
  };
}
