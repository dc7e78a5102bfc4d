import { useId } from 'react';
import {
  CRITERIA,
  type EstateCriteria,
  type NumberCriterionName,
} from '../../../../shared/estates/criteria.ts';
import { errorAttributes, FieldError } from '../../../forms/field-error.tsx';
import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Dropdown } from './dropdown.tsx';
import { useUnreadableNumbers } from './use-unreadable-numbers.ts';

const BEDROOM_STEPS = [1, 2, 3, 4, 5];

interface PriceFilterProps {
  criteria: EstateCriteria;
  range: { min: number; max: number } | null;
}

export function PriceFilter({ criteria: { minPrice, maxPrice }, range }: PriceFilterProps) {
  const t = useMessages();
  const euros = useEuros();
  const bounds = [
    ...(minPrice === undefined ? [] : [t('estates.active.minPrice', { value: euros.whole(minPrice) })]),
    ...(maxPrice === undefined ? [] : [t('estates.active.maxPrice', { value: euros.whole(maxPrice) })]),
  ];
  const unreadable = useUnreadableNumbers();
  const isUnread = [CRITERIA.minPrice, CRITERIA.maxPrice].some(({ parameter }) => unreadable.has(parameter));
  const value = bounds.join(' · ') || t('estates.filters.priceAny');
  return (
    <Dropdown label={t('estates.filters.price')} value={value} isSet={bounds.length > 0} isOpen={isUnread}>
      <NumberField criterion="minPrice" value={minPrice} />
      <NumberField criterion="maxPrice" value={maxPrice} />
      {range && (
        <p className="hint">
          {t('estates.filters.priceRange', { min: euros.whole(range.min), max: euros.whole(range.max) })}
        </p>
      )}
    </Dropdown>
  );
}

interface BedroomsFilterProps {
  criteria: EstateCriteria;
  /** Number of estates by exact number of bedrooms. */
  facet: readonly { bedrooms: number; count: number }[];
}

/** Selects a minimum number of bedrooms, with the number of estates for each. */
export function BedroomsFilter({ criteria: { minBedrooms: bedrooms }, facet }: BedroomsFilterProps) {
  const t = useMessages();
  const any = t('estates.filters.bedroomsAny');
  const words = (count: number) => t('estates.active.minBedrooms', { value: count });
  const countFrom = (minimum: number) =>
    facet.reduce((sum, entry) => (entry.bedrooms >= minimum ? sum + entry.count : sum), 0);
  const steps = bedrooms && !BEDROOM_STEPS.includes(bedrooms) ? [...BEDROOM_STEPS, bedrooms] : BEDROOM_STEPS;
  return (
    <Dropdown
      label={t('estates.filters.minBedrooms')}
      value={bedrooms ? words(bedrooms) : any}
      isSet={bedrooms !== undefined}
    >
      {facet.length === 0 && <p className="hint">{t('estates.filters.noBedrooms')}</p>}
      <fieldset className="checks">
        <legend className="visually-hidden">{t('estates.filters.minBedrooms')}</legend>
        <label className="checks__item">
          <input type="radio" name="bedrooms" value="" defaultChecked={!bedrooms} />
          <span>{any}</span>
        </label>
        {steps.map((count) => (
          <label key={count} className="checks__item">
            <input type="radio" name="bedrooms" value={count} defaultChecked={bedrooms === count} />
            <span>{words(count)}</span>
            <span className="checks__count">{countFrom(count)}</span>
          </label>
        ))}
      </fieldset>
    </Dropdown>
  );
}

interface NumberFieldProps {
  criterion: NumberCriterionName;
  value: number | undefined;
}

/** An integer field that accepts thousands separators. It keeps a text that cannot be read, and says so. */
export function NumberField({ criterion, value }: NumberFieldProps) {
  const t = useMessages();
  const id = useId();
  const name = CRITERIA[criterion].parameter;
  const typed = useUnreadableNumbers().get(name);
  const error = typed && t('estates.filters.unreadable', { typed });
  return (
    <div className="field">
      <label htmlFor={id}>{t(`estates.filters.${criterion}`)}</label>
      <input
        key={typed}
        id={id}
        type="text"
        inputMode="numeric"
        name={name}
        defaultValue={typed ?? value ?? ''}
        autoComplete="off"
        maxLength={15}
        {...errorAttributes(id, error)}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}
