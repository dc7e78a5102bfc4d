import { useIntl } from 'react-intl';
import type { CostLine } from '../../../shared/purchase-cost/cost-line.ts';
import type { CostRule } from '../../../shared/rules/costs/cost-rule.ts';
import { COST_SOURCE_NAMES } from '../../../shared/rules/costs/source-names.data.ts';
import { translateSource } from '../../../shared/rules/rule.ts';
import { formatDay } from '../../intl/format-day.ts';
import { ruleText } from '../../intl/rule-text.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SourceLink } from './source-link.tsx';

interface CostLinesProps {
  /** The deed that the lines belong to. */
  deed: 'purchase' | 'loan';
  lines: readonly CostLine[];
  sumCents: number;
}

/** The costs of one deed and their sum. Each line opens the rules that its amount follows from. */
export function CostLines({ deed, lines, sumCents }: CostLinesProps) {
  const t = useMessages();
  const { ofCents } = useEuros();
  const title = `cost-lines-${deed}`;
  return (
    <section className="cost-lines" aria-labelledby={title}>
      <h3 id={title}>{t(`purchaseCost.lines.${deed}`)}</h3>
      {lines.map((line) => (
        <details key={line.code}>
          <summary className="cost-lines__row">
            <Icon name="chevron-down" />
            <span>
              {t(`purchaseCost.line.${line.code}`)}
              {line.isIndicative && <small>{t('purchaseCost.indicative')}</small>}
            </span>
            <span className="cost-lines__amount">{ofCents(line.cents)}</span>
          </summary>
          {line.rules.map((rule) => (
            <RuleNote key={rule.id} rule={rule} />
          ))}
        </details>
      ))}
      <p className="cost-lines__row cost-lines__sum">
        <span>{t('purchaseCost.lines.sum')}</span>
        <span className="cost-lines__amount">{ofCents(sumCents)}</span>
      </p>
    </section>
  );
}

/** A rule in one sentence, its source, since when it is in force, and when its source was last read. */
function RuleNote({ rule }: { rule: CostRule }) {
  const t = useMessages();
  const euros = useEuros();
  const date = useDay();
  const locale = useLocale();
  const { source, validFrom, validUntil, lastVerified } = rule;
  return (
    <div className="cost-lines__rule">
      <p>{ruleText(rule, t, euros)}</p>
      <dl>
        <div>
          <dt>{t('purchaseCost.rule.source')}</dt>
          <dd>
            <SourceLink source={translateSource(source, COST_SOURCE_NAMES, locale)} />
          </dd>
        </div>
      </dl>
      <p className="hint">
        {validUntil === undefined
          ? t('purchaseCost.rule.since', { date: date(validFrom) })
          : t('purchaseCost.rule.until', { from: date(validFrom), until: date(validUntil) })}
        {lastVerified !== undefined && ` · ${t('purchaseCost.rule.verified', { date: date(lastVerified) })}`}
      </p>
    </div>
  );
}

/** Returns a function that formats an ISO 8601 date in the page's language. */
export function useDay(): (day: string) => string {
  const intl = useIntl();
  return (day) => formatDay(intl, day, { day: 'numeric', month: 'long', year: 'numeric' });
}
