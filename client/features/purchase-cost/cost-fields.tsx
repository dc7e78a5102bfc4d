import {
  CHOICES,
  type NumberField as NumberFieldName,
  type PurchaseBounds,
  type PurchaseField,
  type PurchaseText,
} from '../../../shared/purchase-cost/purchase-form.ts';
import { NumberField } from '../../forms/calculator/number-field.tsx';
import { useEuros } from '../../intl/use-euros.ts';
import { type MessageKey, useMessages } from '../../intl/use-messages.ts';

export interface CostFieldsProps {
  text: PurchaseText;
  bounds: PurchaseBounds;
  faults: readonly NumberFieldName[];
  onType: (field: PurchaseField, typed: string) => void;
}

/**
 * The fields of the calculator. Questions of one region or kind are always in the form; the style sheet hides those
 * that do not apply, so the form also adapts without JavaScript.
 */
export function CostFields(props: CostFieldsProps) {
  return (
    <>
      <Choice name="region" {...props} />
      <Choice name="kind" {...props} />
      <Amount name="price" {...props} />
      <div className="cost-form__own">
        <Choice name="own" {...props} />
      </div>
      <CoreCity {...props} />
      <EnergyClasses {...props} />
      <div className="cost-form__new">
        <div className="cost-form__rebuilt">
          <Choice name="vat" {...props} />
        </div>
        <Choice name="seller" {...props} />
        <Amount name="land" {...props} />
      </div>
      <Amount name="loan" {...props} />
    </>
  );
}

interface ChoiceProps extends CostFieldsProps {
  name: 'region' | 'kind' | 'own' | 'vat' | 'seller';
}

function Choice({ name, text, onType }: ChoiceProps) {
  const t = useMessages();
  return (
    <fieldset className="cost-form__choice">
      <legend>{t(`purchaseCost.field.${name}`)}</legend>
      {CHOICES[name].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={text[name] === value}
            onChange={() => onType(name, value)}
          />
          <span>{t(`purchaseCost.${name}.${value}` as MessageKey)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface AmountProps extends CostFieldsProps {
  name: NumberFieldName;
}

function Amount({ name, text, bounds, faults, onType }: AmountProps) {
  const t = useMessages();
  const { whole, number } = useEuros();
  const format = name === 'land' ? number : whole;
  const limits = { min: format(bounds[name].min), max: format(bounds[name].max) };
  return (
    <NumberField
      id={`cost-${name}`}
      name={name}
      label={t(`purchaseCost.field.${name}`)}
      hint={t(`purchaseCost.hint.${name}`, limits)}
      fault={faults.includes(name) ? t(`purchaseCost.fault.${name}`, limits) : null}
      value={text[name]}
      onType={(typed) => onType(name, typed)}
    />
  );
}

/** The question of the modest home in Flanders. */
function CoreCity({ text, onType }: CostFieldsProps) {
  const t = useMessages();
  return (
    <div className="cost-form__flanders">
      <label className="cost-form__check">
        <input
          type="checkbox"
          name="core"
          value="yes"
          checked={text.core === 'yes'}
          onChange={(event) => onType('core', event.currentTarget.checked ? 'yes' : '')}
          aria-describedby="cost-core-hint"
        />
        <span>{t('purchaseCost.field.core')}</span>
      </label>
      <p className="hint" id="cost-core-hint">
        {t('purchaseCost.hint.core')}
      </p>
    </div>
  );
}

/** The question of the exemption for renovations in Brussels. */
function EnergyClasses({ text, onType }: CostFieldsProps) {
  const t = useMessages();
  return (
    <div className="field cost-form__brussels">
      <label htmlFor="cost-classes">{t('purchaseCost.field.classes')}</label>
      <select
        id="cost-classes"
        name="classes"
        value={text.classes}
        onChange={(event) => onType('classes', event.currentTarget.value)}
      >
        {CHOICES.classes.map((value) => (
          <option key={value} value={value}>
            {t('purchaseCost.classes', { count: Number(value) })}
          </option>
        ))}
      </select>
    </div>
  );
}
