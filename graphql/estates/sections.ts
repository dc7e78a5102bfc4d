import { nameEpcLabel } from '../../shared/estates/epc-label.ts';
import { hasRenovationDuty } from '../../shared/rules/statements/statements.ts';
import { todayCachedForHour } from '../cacheability.ts';
import type { GraphContext } from '../context.ts';
import type { EpcResolvers } from '../generated/resolvers.ts';
import { isDescribed } from '../listings/visibility.ts';
import type { EstateParent } from './parents.ts';
import type { EstateSections } from './ports.ts';

/** The stored sections of an estate; empty when the estate is withdrawn or in preparation. */
export async function sectionsOf(
  { listing }: EstateParent,
  { loaders }: GraphContext,
): Promise<Partial<EstateSections>> {
  return isDescribed(listing.status) ? loaders.estateSections.load(listing.id) : {};
}

type SectionName = Exclude<keyof EstateSections, 'epc' | 'floors' | 'planning' | 'extras' | 'viewings'>;

/** Creates a resolver that returns a section as stored; null when it is empty. */
export function sectionResolver<Name extends SectionName>(name: Name) {
  return async (parent: EstateParent, _: unknown, context: GraphContext) => {
    const stored = (await sectionsOf(parent, context))[name] as EstateSections[Name] | undefined;
    return stored && Object.keys(stored).length > 0 ? stored : null;
  };
}

export const Epc: EpcResolvers = {
  region: ({ region }) => region,
  label: ({ label }) => nameEpcLabel(label),
  value: ({ listing }) => listing.epcValue,
  hasRenovationDuty: async (parent, _, context) => {
    const { epc } = await sectionsOf(parent, context);
    return hasRenovationDuty({ ...parent.listing, region: parent.region, epc }, todayCachedForHour(context));
  },
  certificate: async (parent, _, context) => (await sectionsOf(parent, context)).epc?.certificate ?? null,
  validUntil: async (parent, _, context) => (await sectionsOf(parent, context)).epc?.validUntil ?? null,
  co2: async (parent, _, context) => (await sectionsOf(parent, context)).epc?.co2 ?? null,
  totalPrimaryEnergy: async (parent, _, context) =>
    (await sectionsOf(parent, context)).epc?.totalPrimaryEnergy ?? null,
};
