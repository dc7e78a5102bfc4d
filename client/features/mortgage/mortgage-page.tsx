import './mortgage.css';
import { Form } from 'react-router';
import { type Amortization, amortize, type MortgageTerms } from '../../../shared/mortgage/amortization.ts';
import {
  formatMortgage,
  MORTGAGE_FIELDS,
  type MortgageBounds,
  parseMortgage,
  parseMortgageText,
} from '../../../shared/mortgage/mortgage-form.ts';
import { useResult } from '../../data/results.ts';
import { runQueryOf } from '../../data/run-query.ts';
import { useFormUrl } from '../../forms/calculator/use-form-url.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { MortgageDocument } from './generated/mortgage.generated.ts';
import { MortgageAnnouncement } from './mortgage-announcement.tsx';
import { MortgageChart } from './mortgage-chart.tsx';
import { MortgageFields } from './mortgage-fields.tsx';
import { MortgageFigures } from './mortgage-figures.tsx';
import { useFormatFields } from './use-format-fields.ts';
import { YearlyTable } from './yearly-table.tsx';

export const mortgagePage: PageModule = {
  documents: [MortgageDocument],
  createLoader:
    () =>
    async ({ context }) => {
      await runQueryOf(context)(MortgageDocument, {});
      return null;
    },
  Component: MortgagePage,
};

/** The server calculates from the query string. The browser recalculates while the visitor types. */
function MortgagePage() {
  const t = useMessages();
  const { settings } = useResult(MortgageDocument, {});
  const { text, type, form, now, settled, isSettled } = useMortgageUrl(settings.mortgage);
  const faults = isSettled ? MORTGAGE_FIELDS.filter((field) => now.values[field] === null) : [];
  // Keeps the last valid figures while typing: "2" on the way to "200000" is no error.
  const terms = now.terms ?? (isSettled ? null : settled.terms);
  const focusFault = () => {
    const [first] = MORTGAGE_FIELDS.filter((field) => now.values[field] === null);
    if (first) document.getElementById(`mortgage-${first}`)?.focus();
  };
  return (
    <div className="mortgage page">
      <PageHead
        title={t('mortgage.title')}
        description={t('mortgage.description')}
        canonical={{ name: 'mortgage' }}
      />
      <header className="mortgage__head">
        <h1>{t('mortgage.title')}</h1>
        <p>{t('mortgage.intro')}</p>
      </header>
      <Form
        className="mortgage__form"
        method="get"
        replace
        preventScrollReset
        aria-label={t('mortgage.form')}
        ref={form}
        onSubmit={focusFault}
      >
        <MortgageFields text={text} bounds={settings.mortgage} faults={faults} onType={type} />
        <Button shape="wide" type="submit">
          {t('mortgage.submit')}
        </Button>
      </Form>
      <Result terms={terms} />
      <MortgageAnnouncement terms={settled.terms} />
    </div>
  );
}

function useMortgageUrl(bounds: MortgageBounds) {
  return useFormUrl({
    parse: (query) => parseMortgage(query, bounds),
    parseText: (text) => parseMortgageText(text, bounds),
    format: formatMortgage,
    formatFields: useFormatFields(),
  });
}

function Result({ terms }: { terms: MortgageTerms | null }) {
  const t = useMessages();
  if (!terms) return <p className="mortgage__result hint">{t('mortgage.result.none')}</p>;
  const plan = amortize(terms);
  return (
    <>
      <section className="mortgage__result" aria-labelledby="mortgage-result">
        <h2 id="mortgage-result">{t('mortgage.result.title')}</h2>
        <MortgageFigures plan={plan} />
        <MortgageChart years={plan.years} />
      </section>
      <div className="mortgage__years">
        <YearlyTable years={plan.years} />
      </div>
      <Method plan={plan} rate={terms.rate} />
    </>
  );
}

/** Explains the calculation method and its limits. */
function Method({ plan, rate }: { plan: Amortization; rate: number }) {
  const t = useMessages();
  const euros = useEuros();
  const pathTo = usePathTo();
  const isEven = plan.lastPayment === plan.monthlyPayment;
  return (
    <section className="mortgage__method prose" aria-labelledby="mortgage-method">
      <h2 id="mortgage-method">{t('mortgage.method.title')}</h2>
      <p>
        {t('mortgage.method.text', {
          rate: euros.number(rate),
          monthlyRate: euros.number(plan.monthlyRate),
        })}
      </p>
      {!isEven && <p>{t('mortgage.method.last', { payment: euros.ofCents(plan.lastPayment) })}</p>}
      <p>{t('mortgage.method.noOffer')}</p>
      <p>
        <a href={pathTo('purchaseCost')}>{t('mortgage.purchaseCost')}</a>
      </p>
    </section>
  );
}
