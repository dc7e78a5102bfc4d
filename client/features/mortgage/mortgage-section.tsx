import './mortgage-section.css';
import { Form } from 'react-router';
import { amortize } from '../../../shared/mortgage/amortization.ts';
import {
  DOWN_PAYMENT_SHARE,
  loanAmountFor,
  MORTGAGE_FIELDS,
  type MortgageBounds,
  parseMortgageText,
} from '../../../shared/mortgage/mortgage-form.ts';
import { useDebounced } from '../../forms/calculator/use-debounced.ts';
import { useTypedFields } from '../../forms/calculator/use-typed-fields.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { MortgageAnnouncement } from './mortgage-announcement.tsx';
import { MortgageFields } from './mortgage-fields.tsx';
import { useFormatFields } from './use-format-fields.ts';

interface MortgageSectionProps {
  /** In whole euros. */
  price: number;
  bounds: MortgageBounds;
}

/** The monthly payment for a price, with a form that leads to the calculator. */
export function MortgageSection({ price, bounds }: MortgageSectionProps) {
  const t = useMessages();
  const pathTo = usePathTo();
  const euros = useEuros();
  const { text, type, form } = useTypedFields(useStart(price, bounds));
  const paused = useDebounced(text);
  const now = parseMortgageText(text, bounds);
  const settled = parseMortgageText(paused, bounds);
  const terms = now.terms ?? settled.terms;
  const faults = MORTGAGE_FIELDS.filter((field) => paused === text && now.values[field] === null);
  return (
    <Form className="mortgage-section" method="get" action={pathTo('mortgage')} ref={form}>
      <p className="mortgage-section__intro">
        {t('mortgage.section.intro', {
          share: DOWN_PAYMENT_SHARE * 100,
          own: euros.whole(price * DOWN_PAYMENT_SHARE),
          price: euros.whole(price),
        })}
      </p>
      <MortgageFields text={text} bounds={bounds} faults={faults} onType={type} />
      <p className="mortgage-section__payment">
        {terms ? (
          <>
            {t('mortgage.result.monthly')} <strong>{euros.ofCents(amortize(terms).monthlyPayment)}</strong>
          </>
        ) : (
          t('mortgage.result.none')
        )}
      </p>
      <MortgageAnnouncement terms={settled.terms} />
      <Button look="quiet" className="mortgage-section__submit" type="submit">
        {t('mortgage.section.submit')}
      </Button>
      <p className="mortgage-section__intro hint">{t('mortgage.method.noOffer')}</p>
    </Form>
  );
}

function useStart(price: number, bounds: MortgageBounds) {
  const written = useFormatFields();
  const typed = (value: number) => String(value);
  const amount = typed(loanAmountFor(price, bounds) ?? bounds.amount.default);
  const text = { amount, years: typed(bounds.years.default), rate: typed(bounds.rate.default) };
  return written(parseMortgageText(text, bounds));
}
