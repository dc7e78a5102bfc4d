import { GraphQLError } from 'graphql';
import { purchaseCost as calculate } from '../../shared/purchase-cost/purchase-cost.ts';
import { indexedRents } from '../../shared/purchase-cost/rent-index.ts';
import { COST_RULE_HISTORIES } from '../../shared/rules/costs/cost-rules.ts';
import { isInForce } from '../../shared/rules/rule.ts';
import { sourceIn } from '../../shared/rules/source-name.ts';
import { STATEMENT_RULES } from '../../shared/rules/statements/statement-rules.ts';
import { todayCachedForHour } from '../cacheability.ts';
import type {
  LegalRuleResolvers,
  MoveInCostResolvers,
  PurchaseCostLineResolvers,
  PurchaseCostResolvers,
  QueryResolvers,
  SettingsResolvers,
} from '../generated/resolvers.ts';
import { estateCosts } from './estate-costs.ts';
import { checkIndexRise, checkPrice, toPurchaseInput } from './purchase-input.ts';

const purchaseCost: QueryResolvers['purchaseCost'] = (_, { region, kind, price, input, locale }, context) => {
  checkPrice(price);
  const { mortgage } = context.ports.settings;
  const purchase = toPurchaseInput({ region, kind, price, input, mortgage, isInCoreCity: false });
  const cost = calculate(purchase, todayCachedForHour(context));
  if (!cost)
    throw new GraphQLError('A rule that the costs follow from is not known for today.', {
      extensions: { code: 'RULE_UNKNOWN' },
    });
  return { input: purchase, cost, locale };
};

const rules: QueryResolvers['rules'] = (_, { region, on, locale }, context) => {
  const day = on ?? todayCachedForHour(context);
  const all = [...COST_RULE_HISTORIES.flat(), ...STATEMENT_RULES];
  const inForce = all.filter((rule) => rule.regions.includes(region) && isInForce(rule, day));
  return inForce.map((rule) => ({ rule, locale }));
};

const PurchaseCost: PurchaseCostResolvers = {
  kind: ({ input }) => input.kind,
  price: ({ input }) => input.priceCents / 100,
  isOnlyOwnHome: ({ input }) => input.isOnlyOwnHome,
  isInCoreCity: ({ input }) => input.isInCoreCity,
  loanAmount: ({ input }) => input.loanCents / 100,
  lines: ({ cost, locale }) => [...cost.purchase, ...cost.loan].map((line) => ({ line, locale })),
  purchaseTotal: ({ cost }) => cost.purchaseCents / 100,
  loanTotal: ({ cost }) => cost.loanCents / 100,
  total: ({ cost }) => cost.totalCents / 100,
  dueAtDeed: ({ cost }) => cost.dueAtDeedCents / 100,
};

const PurchaseCostLine: PurchaseCostLineResolvers = {
  code: ({ line }) => line.code,
  amount: ({ line }) => line.cents / 100,
  rules: ({ line, locale }) => line.rules.map((rule) => ({ rule, locale })),
  isIndicative: ({ line }) => line.isIndicative,
};

const MoveInCost: MoveInCostResolvers = {
  depositMonths: ({ cost }) => cost.depositMonths,
  isDepositStated: ({ rental }) => rental.depositMonths !== null,
  deposit: ({ cost }) => cost.depositCents / 100,
  rent: ({ rental }) => rental.rentCents / 100,
  charges: ({ rental, areChargesKnown }) => (areChargesKnown ? rental.chargesCents / 100 : null),
  total: ({ cost }) => cost.totalCents / 100,
  rule: ({ cost, locale }) => ({ rule: cost.rule, locale }),
  indexedRents: ({ rental }, { yearlyRise }) => {
    checkIndexRise(yearlyRise);
    const rents = indexedRents(rental.rentCents, yearlyRise);
    return rents.map(({ years, rentCents }) => ({ years, rent: rentCents / 100 }));
  },
  indexationRule: ({ cost: { indexationRule }, locale }) =>
    indexationRule && { rule: indexationRule, locale },
};

const LegalRule: LegalRuleResolvers = {
  id: ({ rule }) => rule.id,
  text: ({ rule, locale }, _, { ports }) => ports.ruleText(rule, locale),
  regions: ({ rule }) => [...rule.regions],
  source: ({ rule, locale }) => sourceIn(rule, locale),
  sourceName: ({ rule, locale }) => sourceIn(rule, locale).name,
  sourceUrl: ({ rule }) => rule.source.url,
  validFrom: ({ rule }) => rule.validFrom,
  validUntil: ({ rule }) => rule.validUntil ?? null,
  lastVerified: ({ rule }) => rule.lastVerified ?? null,
  isCertain: ({ rule }) => rule.isCertain,
};

const Settings: Pick<SettingsResolvers, 'today'> = { today: (_, __, context) => todayCachedForHour(context) };

export const purchaseCostResolvers = {
  Query: { purchaseCost, rules },
  Estate: estateCosts,
  Settings,
  PurchaseCost,
  PurchaseCostLine,
  MoveInCost,
  LegalRule,
};
