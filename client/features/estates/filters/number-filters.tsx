import type { EstateSearchParams } from '../../../../shared/estates/search-params.ts';
import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Dropdown } from './dropdown.tsx';

const BEDROOM_STEPS = [1, 2, 3, 4, 5];

interface PriceFilterProps {
  params: EstateSearchParams;
  range: { min: number; max: number } | null;
}

export function PriceFilter({ params: { minPrice, maxPrice }, range }: PriceFilterProps) {
  const t = useMessages();
  const euros = useEuros();
  const bounds = [
    ...(minPrice === undefined ? [] : [t('estates.active.minPrice', { price: euros.whole(minPrice) })]),
    ...(maxPrice === undefined ? [] : [t('estates.active.maxPrice', { price: euros.whole(maxPrice) })]),
  ];
  const value = bounds.join(' · ') || t('estates.filters.priceAny');
  return (
    <Dropdown label={t('estates.filters.price')} value={value} isSet={bounds.length > 0}>
      <NumberField name="minPrice" label={t('estates.filters.minPrice')} value={minPrice} />
      <NumberField name="maxPrice" label={t('estates.filters.maxPrice')} value={maxPrice} />
      {range && (
        <p className="hint">
          {t('estates.filters.priceRange', { min: euros.whole(range.min), max: euros.whole(range.max) })}
        </p>
      )}
    </Dropdown>
  );
}

interface BedroomsFilterProps {
  params: EstateSearchParams;
  /** Homes with exactly so many bedrooms. */
  facet: readonly { bedrooms: number; count: number }[];
}

/** At least so many bedrooms, with the number of homes that have them. */
export function BedroomsFilter({ params: { bedrooms }, facet }: BedroomsFilterProps) {
  const t = useMessages();
  const any = t('estates.filters.bedroomsAny');
  const words = (count: number) => t('estates.filters.bedroomsLeast', { count });
  const countFrom = (least: number) =>
    facet.reduce((sum, entry) => (entry.bedrooms >= least ? sum + entry.count : sum), 0);
  const steps = bedrooms && !BEDROOM_STEPS.includes(bedrooms) ? [...BEDROOM_STEPS, bedrooms] : BEDROOM_STEPS;
  return (
    <Dropdown
      label={t('estates.filters.bedrooms')}
      value={bedrooms ? words(bedrooms) : any}
      isSet={bedrooms !== undefined}
    >
      {facet.length === 0 && <p className="hint">{t('estates.filters.noBedrooms')}</p>}
      <fieldset className="checks">
        <legend className="visually-hidden">{t('estates.filters.bedrooms')}</legend>
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
  name: string;
  label: string;
  value: number | undefined;
}

/** A whole number, typed as one likes: separators between thousands are understood. */
export function NumberField({ name, label, value }: NumberFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        name={name}
        defaultValue={value ?? ''}
        autoComplete="off"
        maxLength={15}
      />
    </label>
  );
}
