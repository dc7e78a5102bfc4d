import type { IntlShape } from 'react-intl';
import { ruleText } from '../../../client/intl/rule-text.ts';
import { euroFormats } from '../../../client/intl/use-euros.ts';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { GraphPorts } from '../../../graphql/context.ts';
import type { Locale } from '../../../shared/locales.ts';
import { statementName } from '../statements/statement-texts.ts';

/** Creates the port that explains legal rules. */
export function createRuleTexts(intls: Record<Locale, IntlShape>): GraphPorts['ruleText'] {
  return (rule, locale) => {
    const intl = intls[locale];
    const t = translatorOf(intl);
    if (!('statements' in rule)) return ruleText(rule, t, euroFormats(intl));
    return t('statements.rule', {
      names: rule.statements.map((code) => statementName(code, intl)).join(', '),
    });
  };
}
