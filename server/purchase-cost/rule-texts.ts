import type { SiteIntl } from '../../client/intl/create-intl.ts';
import { ruleText } from '../../client/intl/rule-text.ts';
import { euroFormats } from '../../client/intl/use-euros.ts';
import { translatorOf } from '../../client/intl/use-messages.ts';
import type { GraphPorts } from '../../graphql/context.ts';
import type { Locale } from '../../shared/locales.ts';

/** Creates the port that explains legal rules. */
export function createRuleTexts(intls: Record<Locale, SiteIntl>): GraphPorts['ruleText'] {
  return (rule, locale) => ruleText(rule, translatorOf(intls[locale]), euroFormats(intls[locale]));
}
