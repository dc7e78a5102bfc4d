import { isOffered } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import { sourceIn } from '../../shared/rules/source-name.ts';
import {
  type AdvertisedHome,
  isMissing,
  type LegalStatement,
  statementsOf,
} from '../../shared/rules/statements/statements.ts';
import { todayCachedForHour } from '../cacheability.ts';
import type { GraphContext } from '../context.ts';
import type { EstateParent } from '../estates/parents.ts';
import { sectionsOf } from '../estates/sections.ts';
import type { LegalStatementResolvers, StatementRuleResolvers } from '../generated/resolvers.ts';
import { visiblePrice } from '../listings/visibility.ts';

/** A statement, and the language of the request. */
export interface LegalStatementParent {
  statement: LegalStatement;
  locale: Locale;
}

/** Returns the legally required statements of a home; none when it is no longer on offer. */
export async function loadStatements(
  parent: EstateParent,
  context: GraphContext,
): Promise<LegalStatementParent[]> {
  const { listing, locale } = parent;
  if (!isOffered(listing.status)) return [];
  const today = todayCachedForHour(context);
  const home = await loadAdvertisedHome(parent, context);
  return statementsOf(home, today).map((statement) => ({ statement, locale }));
}

/** Whether a home has the agency's note. Reads nothing unless the agency wants notes. */
export async function isMarkedIncomplete(parent: EstateParent, context: GraphContext): Promise<boolean> {
  if (!context.ports.settings.marksIncomplete) return false;
  return (await loadStatements(parent, context)).some(({ statement }) => isMissing(statement));
}

async function loadAdvertisedHome(parent: EstateParent, context: GraphContext): Promise<AdvertisedHome> {
  const { listing } = parent;
  const { epc, planning, financial } = await sectionsOf(parent, context);
  return {
    region: context.ports.cities.byId(listing.cityId).region,
    transaction: listing.transaction,
    type: listing.type,
    subType: listing.subType,
    price: visiblePrice(listing),
    epcLabel: listing.epcLabel,
    epcValue: listing.epcValue,
    epc,
    planning,
    charges: financial?.charges,
    isAnnounced: listing.terms?.progress === 'ANNOUNCED',
  };
}

const statement: LegalStatementResolvers = {
  code: ({ statement }) => statement.code,
  name: ({ statement, locale }, _, { ports }) => ports.statementTexts(statement, locale).name,
  sentence: ({ statement, locale }, _, { ports }) => ports.statementTexts(statement, locale).sentence,
  isMissing: ({ statement }) => isMissing(statement),
  isRequested: ({ statement }) => statement.isRequested,
  rule: ({ statement: { rule }, locale }) => ({ ...rule, locale, source: sourceIn(rule, locale) }),
};

const rule: StatementRuleResolvers = {
  fine: ({ fine }) => (fine === null ? { min: null, max: null } : (fine ?? null)),
};

export const statementResolvers = { LegalStatement: statement, StatementRule: rule };
