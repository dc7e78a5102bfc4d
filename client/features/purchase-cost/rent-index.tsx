import { Form } from 'react-router';
import {
  formatIndex,
  INDEX_FIELD,
  INDEX_RISE,
  type IndexForm,
  indexedRents,
  parseIndex,
  parseIndexText,
} from '../../../shared/purchase-cost/rent-index.ts';
import { NumberField } from '../../forms/calculator/number-field.tsx';
import { useFormUrl } from '../../forms/calculator/use-form-url.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import type { EstateCostsFragment } from './generated/estate-costs.generated.ts';
import { SourceLink } from './source-link.tsx';

type IndexationRule = NonNullable<NonNullable<EstateCostsFragment['moveInCost']>['indexationRule']>;

/** What indexation would do to a rent in euros, for the yearly rise that the visitor expects. */
export function RentIndex({ rent, rule }: { rent: number; rule: IndexationRule }) {
  const t = useMessages();
  const { number } = useEuros();
  const { text, type, form, now, settled, isSettled } = useFormUrl<typeof INDEX_FIELD, IndexForm>({
    parse: parseIndex,
    parseText: parseIndexText,
    format: formatIndex,
    formatFields: ({ text: typed, rise }) => ({ index: rise === null ? typed.index : number(rise) }),
  });
  // Keeps the last valid rents while typing.
  const rise = now.rise ?? (isSettled ? null : settled.rise);
  const bounds = { min: number(INDEX_RISE.min), max: number(INDEX_RISE.max) };
  return (
    <div className="rent-index">
      <h3>{t('estates.detail.rentIndex.title')}</h3>
      <Form
        className="rent-index__form"
        method="get"
        action="#moveInCost"
        replace
        preventScrollReset
        ref={form}
        onSubmit={() => document.getElementById('rent-index')?.focus()}
      >
        <NumberField
          id="rent-index"
          name={INDEX_FIELD}
          label={t('estates.detail.rentIndex.field')}
          hint={t('estates.detail.rentIndex.hint', bounds)}
          fault={isSettled && now.rise === null ? t('estates.detail.rentIndex.fault', bounds) : null}
          value={text.index}
          onType={(typed) => type(INDEX_FIELD, typed)}
        />
        <Button look="quiet" type="submit">
          {t('estates.detail.rentIndex.submit')}
        </Button>
      </Form>
      {rise !== null && <IndexedRents rentCents={Math.round(rent * 100)} rise={rise} />}
      <p className="hint">{rule.text}</p>
      <p className="hint">{t('estates.detail.rentIndex.estimate')}</p>
      <p className="hint">
        <SourceLink source={rule.source} />
      </p>
    </div>
  );
}

function IndexedRents({ rentCents, rise }: { rentCents: number; rise: number }) {
  const t = useMessages();
  const { ofCents } = useEuros();
  return (
    <dl className="cost-section__rows" aria-live="polite">
      {indexedRents(rentCents, rise).map(({ years, rentCents: indexed }) => (
        <div key={years}>
          <dt>{t('estates.detail.rentIndex.row', { years })}</dt>
          <dd>{ofCents(indexed)}</dd>
        </div>
      ))}
    </dl>
  );
}
