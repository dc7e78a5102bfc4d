import { nameEpcLabel } from '../../shared/estates/epc-label.ts';
import { isOffered } from '../../shared/listings/vocabulary.ts';
import { hasRenovationDuty } from '../../shared/rules/statements/statements.ts';
import { todayCachedForHour } from '../cacheability.ts';
import type { GraphContext } from '../context.ts';
import type { EpcResolvers, EstateResolvers } from '../generated/resolvers.ts';
import { localizedText } from '../listings/texts.ts';
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

type SectionName = Exclude<
  keyof EstateSections,
  'epc' | 'floors' | 'planning' | 'extras' | 'viewings' | 'parcel' | 'lot'
>;

/** Creates a resolver that returns a section as stored; null when it is empty. */
export function sectionResolver<Name extends SectionName>(name: Name) {
  return async (parent: EstateParent, _: unknown, context: GraphContext) => {
    const stored = (await sectionsOf(parent, context))[name] as EstateSections[Name] | undefined;
    return stored && Object.keys(stored).length > 0 ? stored : null;
  };
}

/** Creates a resolver like `sectionResolver` that returns null once the estate is no longer offered. */
export function offeredSectionResolver<Name extends SectionName>(name: Name) {
  const resolve = sectionResolver(name);
  return async (parent: EstateParent, args: unknown, context: GraphContext) =>
    isOffered(parent.listing.status) ? resolve(parent, args, context) : null;
}

/** Returns the parcel with its texts in the language of the request; null when nothing is known. */
export const parcel: NonNullable<EstateResolvers['parcel']> = async (parent, _, context) => {
  const { parcel: stored } = await sectionsOf(parent, context);
  if (!stored) return null;
  const { soilText = {}, servitudesText = {}, ...flags } = stored;
  return Object.assign(flags, {
    soilText: localizedText(soilText, parent.locale),
    servitudesText: localizedText(servitudesText, parent.locale),
  });
};

/** Returns the lot with its rules in the language of the request; null when nothing is known. */
export const lot: NonNullable<EstateResolvers['lot']> = async (parent, _, context) => {
  const { lot: stored } = await sectionsOf(parent, context);
  if (!stored) return null;
  return Object.assign({}, stored, { rules: localizedText(stored.rules ?? {}, parent.locale) });
};

export const Epc: EpcResolvers = {
  region: ({ region }) => region,
  label: ({ label }) => nameEpcLabel(label),
  value: ({ value }) => value,
  hasRenovationDuty: async ({ home, region, label, value, stored }, _, context) => {
    const certified = { epcLabel: label, epcValue: value, epc: await stored() };
    return hasRenovationDuty({ ...home, region, ...certified }, todayCachedForHour(context));
  },
  certificate: async ({ stored }) => (await stored())?.certificate ?? null,
  validUntil: async ({ stored }) => (await stored())?.validUntil ?? null,
  co2: async ({ stored }) => (await stored())?.co2 ?? null,
  totalPrimaryEnergy: async ({ stored }) => (await stored())?.totalPrimaryEnergy ?? null,
};
