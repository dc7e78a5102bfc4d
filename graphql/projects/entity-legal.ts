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

/** Empty when the entity is withdrawn or in preparation. */
function legalOf(parent: ProjectEntityParent): EntityLegal {
  return isDescribed(entityStatus(parent)) ? (parent.entity.legal ?? {}) : {};
}

function regionOf({ project }: ProjectEntityParent, { ports }: GraphContext) {
  return ports.cities.byId(project.cityId).region;
}

/** Returns the certificate; null while there is none. */
export function entityEpc(parent: ProjectEntityParent, context: GraphContext): EpcParent | null {
  const { epc } = legalOf(parent);
  const region = regionOf(parent, context);
  const value = epc?.value ?? null;
  const label = region && certifiedLabel(region, epc?.label ?? null, value);
  if (!region || !label) return null;
  const home = { ...parent.entity, transaction: parent.project.transaction };
  return { region, label, value, home, stored: async () => epc };
}

export function entityPlanning(parent: ProjectEntityParent, context: GraphContext): Planning | null {
  return showPlanning(legalOf(parent).planning, regionOf(parent, context));
}

/** Returns the legally required statements; none once the entity is no longer on offer. */
export function entityStatements(parent: ProjectEntityParent, context: GraphContext): LegalStatementParent[] {
  if (!isOffered(entityStatus(parent))) return [];
  const home = advertOf(parent, context);
  return statementsOf(home, todayCachedForHour(context)).map((statement) => ({
    statement,
    locale: parent.locale,
  }));
}

function advertOf(parent: ProjectEntityParent, context: GraphContext): AdvertisedHome {
  const { entity, project } = parent;
  const { epc, planning, charges } = legalOf(parent);
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
