import './purchase-cost.css';
import { Form } from 'react-router';
import type { MortgageBounds } from '../../../shared/mortgage/mortgage-form.ts';
import { purchaseCost } from '../../../shared/purchase-cost/purchase-cost.ts';
import {
  formatPurchase,
  NUMBER_FIELDS,
  type NumberField,
  type PurchaseBounds,
  type PurchaseField,
  type PurchaseForm,
  parsePurchase,
  parsePurchaseText,
  purchaseBounds,
} from '../../../shared/purchase-cost/purchase-form.ts';
import { useResult } from '../../data/results.ts';
import { runQueryOf } from '../../data/run-query.ts';
import { useFormUrl } from '../../forms/calculator/use-form-url.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import type { PageModule } from '../../page.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CostFields } from './cost-fields.tsx';
import { useDay } from './cost-lines.tsx';
import { CostResult } from './cost-result.tsx';
import { PurchaseCostPageDocument } from './generated/purchase-cost.generated.ts';

export const purchaseCostPage: PageModule = {
  documents: [PurchaseCostPageDocument],
  createLoader:
    () =>
    async ({ context }) => {
      await runQueryOf(context)(PurchaseCostPageDocument, {});
      return null;
    },
  Component: PurchaseCostPage,
};

/** The server calculates from the query string. The browser recalculates while the visitor types. */
function PurchaseCostPage() {
  const t = useMessages();
  const { settings } = useResult(PurchaseCostPageDocument, {});
  const { mortgage, today } = settings;
  const bounds = purchaseBounds(mortgage);
  const { text, type, form, now, settled, isSettled } = usePurchaseUrl(bounds, mortgage);
  const invalid = NUMBER_FIELDS.filter((field) => now.values[field] === null);
  // Keeps the last valid costs while typing: "2" on the way to "200000" is no error.
  const input = now.input ?? (isSettled ? null : settled.input);
  const cost = input && purchaseCost(input, today);
  const focusFault = () => document.getElementById(`cost-${invalid[0]}`)?.focus();
  return (
    <div className="cost page">
      <PageHead
        title={t('purchaseCost.title')}
        description={t('purchaseCost.description')}
        canonical={{ name: 'purchaseCost' }}
      />
      <header className="cost__head">
        <h1>{t('purchaseCost.title')}</h1>
        <p>{t('purchaseCost.intro')}</p>
      </header>
      <Form
        className="cost-form"
        method="get"
        replace
        preventScrollReset
        aria-label={t('purchaseCost.form')}
        ref={form}
        onSubmit={focusFault}
      >
        <CostFields
          text={parsePurchaseText(text, bounds).text}
          bounds={bounds}
          faults={isSettled ? invalid : []}
          onType={type}
        />
        <Button shape="wide" type="submit">
          {t('purchaseCost.submit')}
        </Button>
      </Form>
      {input && cost ? (
        <CostResult input={input} cost={cost} mortgage={mortgage} />
      ) : (
        <p className="cost__result hint">{t(`purchaseCost.result.${input ? 'unknown' : 'none'}`)}</p>
      )}
      <Notes today={today} />
      <Announcement form={settled} today={today} />
    </div>
  );
}

function usePurchaseUrl(bounds: PurchaseBounds, mortgage: MortgageBounds) {
  const { number } = useEuros();
  return useFormUrl<PurchaseField, PurchaseForm>({
    parse: (query) => parsePurchase(query, bounds, mortgage),
    parseText: (text) => parsePurchaseText(text, bounds),
    format: formatPurchase,
    formatFields: ({ text, values }) => {
      const format = (field: NumberField) => (values[field] === null ? text[field] : number(values[field]));
      return Object.assign({}, text, {
        price: format('price'),
        land: format('land'),
        loan: format('loan'),
      });
    },
  });
}

/** What the result leaves out, and what it is worth. */
function Notes({ today }: { today: string }) {
  const t = useMessages();
  const date = useDay();
  return (
    <section className="cost__notes prose" aria-labelledby="cost-notes">
      <h2 id="cost-notes">{t('purchaseCost.notes.title')}</h2>
      <p>{t('purchaseCost.notes.bank')}</p>
      <p>{t('purchaseCost.notes.newBuild')}</p>
      <p>{t('purchaseCost.notes.estimate', { date: date(today) })}</p>
    </section>
  );
}

/** Announces the new costs to screen readers. `form` is that of the last typing pause. */
function Announcement({ form: { input }, today }: { form: PurchaseForm; today: string }) {
  const t = useMessages();
  const { ofCents } = useEuros();
  const cost = input && purchaseCost(input, today);
  return (
    <p className="visually-hidden" role="status">
      {cost
        ? t('purchaseCost.result.status', {
            total: ofCents(cost.totalCents),
            due: ofCents(cost.dueAtDeedCents),
          })
        : t(`purchaseCost.result.${input ? 'unknown' : 'none'}`)}
    </p>
  );
}
