/** Finds a listing that can be viewed (estate, project or entity), who conducts the viewing, and by which rules. */
import { overrideRules, type RuleOverrides } from '../../shared/appointments/viewing-rules.ts';
import { isViewable } from '../../shared/estates/terms.ts';
import { isOffered, type StatusCode } from '../../shared/listings/vocabulary.ts';
import type { GraphContext } from '../context.ts';
import { parseId } from '../parse-id.ts';
import { entityStatus } from '../projects/entity-status.ts';
import type { Viewable } from './ports.ts';

interface Viewed {
  id: number;
  status: StatusCode;
  officeId: number;
  agentId: number | null;
  /** Viewing rules, the general ones before the specific ones. */
  rules: readonly (RuleOverrides | null | undefined)[];
}

/** Returns null for an unknown id, a listing that is not offered, and one whose rules disable viewings. */
export async function findViewable(id: string | number, context: GraphContext): Promise<Viewable | null> {
  const listingId = parseId(id);
  const viewed = listingId && (await findViewed(listingId, context));
  if (!viewed || !isOffered(viewed.status)) return null;
  const { ports, loaders } = context;
  const { officeId, agentId } = viewed;
  const [office, agent] = await Promise.all([
    loaders.office.load(officeId),
    agentId === null ? null : loaders.agent.load(agentId),
  ]);
  const rules = overrideRules(
    ports.settings.viewings,
    office?.viewingRules,
    agent?.viewingRules,
    ...viewed.rules,
  );
  // The number of people of the office, which a home cannot change.
  const { atOnce } = overrideRules(ports.settings.viewings, office?.viewingRules);
  const lanes = agentId === null ? atOnce : 1;
  return rules.isBookable ? { listingId: viewed.id, officeId, agentId, lanes, rules } : null;
}

/** Most viewings are of estates, so these are looked up first. */
async function findViewed(id: number, context: GraphContext): Promise<Viewed | null> {
  return (
    (await findEstate(id, context)) ?? (await findProject(id, context)) ?? (await findEntity(id, context))
  );
}

async function findEstate(id: number, { loaders }: GraphContext): Promise<Viewed | null> {
  const estate = await loaders.estate.load(id);
  if (!estate || !isViewable(estate.terms?.progress)) return null;
  const { status, officeId, agentId } = estate;
  const { viewings } = isOffered(status) ? await loaders.estateSections.load(id) : {};
  return { id, status, officeId, agentId, rules: [viewings] };
}

async function findProject(id: number, { loaders }: GraphContext): Promise<Viewed | null> {
  const project = await loaders.project.load(id);
  if (!project) return null;
  const { status, officeId, agentId, viewingRules } = project;
  return { id, status, officeId, agentId, rules: [viewingRules] };
}

/** An entity has its own agenda, but the agent or office of its project conducts the viewing. */
async function findEntity(id: number, { loaders }: GraphContext): Promise<Viewed | null> {
  const entity = await loaders.entity.load(id);
  const project = entity && (await loaders.project.load(entity.projectId));
  if (!project) return null;
  const { officeId, agentId } = project;
  const rules = [project.viewingRules, entity.viewingRules];
  return { id, status: entityStatus({ entity, project }), officeId, agentId, rules };
}
