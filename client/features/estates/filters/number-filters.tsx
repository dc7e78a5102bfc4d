import { type ComponentType, useId, useState } from 'react';
import {
  CRITERIA,
  type EstateCriteria,
  type NumberCriterionName,
} from '../../../../shared/estates/criteria.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import { errorAttributes, FieldError } from '../../../forms/field-error.tsx';
import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Dropdown } from './dropdown.tsx';
import type { PriceAidsProps } from './price-aids.tsx';
import { useUnreadableNumbers } from './use-unreadable-numbers.ts';

const BEDROOM_STEPS = [1, 2, 3, 4, 5];

interface PriceFilterProps {
  transaction: Transaction;
  criteria: EstateCriteria;
  /** The criteria in the fields, which the summary shows. */
  typed: EstateCriteria;
  range: { min: number; max: number } | null;
}

/** The prices of a search. Suggested prices and the number of homes by price load when the filter opens. */
export function PriceFilter({ transaction, criteria, typed, range }: PriceFilterProps) {
  const t = useMessages();
  const euros = useEuros();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [Aids, setAids] = useState<ComponentType<PriceAidsProps> | null>(null);
  const { minPrice, maxPrice } = typed;
  const open = () => {
    setIsOpen(true);
    // Without the code the fields work as before, and the next opening tries again.
    import('./price-aids.tsx').then(
      ({ PriceAids }) => setAids(() => PriceAids),
      () => {},
    );
  };
  const bounds = [
    ...(minPrice === undefined ? [] : [t('estates.active.minPrice', { value: euros.whole(minPrice) })]),
    ...(maxPrice === undefined ? [] : [t('estates.active.maxPrice', { value: euros.whole(maxPrice) })]),
  ];
  const unreadable = useUnreadableNumbers();
  const isUnread = [CRITERIA.minPrice, CRITERIA.maxPrice].some(({ parameter }) => unreadable.has(parameter));
  const value = bounds.join(' · ') || t('estates.filters.priceAny');
  return (
    <Dropdown
      label={t('estates.filters.price')}
      value={value}
      isSet={bounds.length > 0}
      isOpen={isUnread}
      onOpen={open}
    >
      {isOpen && range && (
        <div className="price-counts">{Aids && <Aids {...{ transaction, criteria, typed, listId }} />}</div>
      )}
      <NumberField criterion="minPrice" value={criteria.minPrice} listId={Aids ? listId : undefined} />
      <NumberField criterion="maxPrice" value={criteria.maxPrice} listId={Aids ? listId : undefined} />
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
  /** The criteria in the fields, which the summary shows. */
  typed: EstateCriteria;
  /** Number of estates by exact number of bedrooms. */
  facet: readonly { bedrooms: number; count: number }[];
}

/** Selects a minimum number of bedrooms, with the number of estates for each. */
export function BedroomsFilter({ criteria, typed, facet }: BedroomsFilterProps) {
  const { minBedrooms: bedrooms } = criteria;
  const t = useMessages();
  const any = t('estates.filters.bedroomsAny');
  const words = (count: number) => t('estates.active.minBedrooms', { value: count });
  const countFrom = (minimum: number) =>
    facet.reduce((sum, entry) => (entry.bedrooms >= minimum ? sum + entry.count : sum), 0);
  const steps = bedrooms && !BEDROOM_STEPS.includes(bedrooms) ? [...BEDROOM_STEPS, bedrooms] : BEDROOM_STEPS;
  return (
    <Dropdown
      label={t('estates.filters.minBedrooms')}
      value={typed.minBedrooms ? words(typed.minBedrooms) : any}
      isSet={typed.minBedrooms !== undefined}
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
  criterion: Exclude<NumberCriterionName, 'office'>;
  value: number | undefined;
  /** The id of a list of suggested values. */
  listId?: string | undefined;
}

/** An integer field that accepts thousands separators. It keeps a text that cannot be read, and says so. */
export function NumberField({ criterion, value, listId }: NumberFieldProps) {
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
        list={listId}
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
