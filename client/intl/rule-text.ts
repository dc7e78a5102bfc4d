import type { CostRule } from '../../shared/rules/costs/cost-rule.ts';
import type { euroFormats } from './use-euros.ts';
import type { Translate } from './use-messages.ts';

/** Returns the sentence that explains a rule. Its numbers come from the rule: euros as amounts, others as they are. */
export function ruleText(
  rule: CostRule,
  t: Translate,
  euros: Pick<ReturnType<typeof euroFormats>, 'exact' | 'number'>,
): string {
  const numbers = Object.entries(rule).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  const values = numbers.map(([name, value]) => [
    name,
    /euros$/i.test(name) ? euros.exact(value) : euros.number(value),
  ]);
  return t(`purchaseCost.rule.${rule.text}`, Object.fromEntries(values));
}
