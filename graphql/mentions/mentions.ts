import { isOffered } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import { type AdvertisedHome, type Mention, mentionsOf } from '../../shared/rules/mentions/mentions.ts';
import { todayCachedForHour } from '../cacheability.ts';
import type { GraphContext } from '../context.ts';
import type { EstateParent } from '../estates/parents.ts';
import { sectionsOf } from '../estates/sections.ts';
import type { MentionResolvers, MentionRuleResolvers } from '../generated/resolvers.ts';
import { visiblePrice } from '../listings/visibility.ts';

/** A mention, and the language of the request. */
export interface MentionParent {
  mention: Mention;
  locale: Locale;
}

/** Returns the legally required statements of a home; none when it is no longer on offer. */
export async function loadMentions(parent: EstateParent, context: GraphContext): Promise<MentionParent[]> {
  const { listing, locale } = parent;
  if (!isOffered(listing.status)) return [];
  const today = todayCachedForHour(context);
  const home = await loadAdvertisedHome(parent, context);
  return mentionsOf(home, today).map((mention) => ({ mention, locale }));
}

/** Whether a home has the agency's note. Reads nothing unless the agency wants notes. */
export async function isMarkedIncomplete(parent: EstateParent, context: GraphContext): Promise<boolean> {
  if (!context.ports.settings.marksIncomplete) return false;
  return (await loadMentions(parent, context)).some(({ mention }) => mention.value === null);
}

async function loadAdvertisedHome(parent: EstateParent, context: GraphContext): Promise<AdvertisedHome> {
  const { listing } = parent;
  const { epc, planning, construction, financial } = await sectionsOf(parent, context);
  return {
    region: context.ports.cities.byId(listing.cityId).region,
    transaction: listing.transaction,
    type: listing.type,
    price: visiblePrice(listing),
    epcLabel: listing.epcLabel,
    epcValue: listing.epcValue,
    epc,
    planning,
    year: construction?.year,
    charges: financial?.charges,
  };
}

const mention: MentionResolvers = {
  code: ({ mention }) => mention.code,
  name: ({ mention, locale }, _, { ports }) => ports.mentionTexts(mention, locale).name,
  sentence: ({ mention, locale }, _, { ports }) => ports.mentionTexts(mention, locale).sentence,
  isMissing: ({ mention }) => mention.value === null,
  rule: ({ mention }) => mention.rule,
};

const rule: MentionRuleResolvers = {
  fine: ({ fine }) => (fine === null ? { min: null, max: null } : (fine ?? null)),
};

export const mentionResolvers = { Mention: mention, MentionRule: rule };
