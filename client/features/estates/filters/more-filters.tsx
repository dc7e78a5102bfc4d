import { COUNTRIES } from '../../../../shared/cities/vocabulary.ts';
import {
  type EstateSearchParams,
  extraName,
  WELCOME_LABELS,
} from '../../../../shared/estates/search-params.ts';
import { EXTRAS } from '../../../../shared/estates/vocabulary.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Dropdown } from './dropdown.tsx';
import { NumberField } from './number-filters.tsx';

const NUMBERS = ['minArea', 'maxArea', 'minPlotArea', 'maxPlotArea', 'minYear', 'maxYear'] as const;

/** The filters that fewer people need, in one panel. */
export function MoreFilters({ params }: { params: EstateSearchParams }) {
  const t = useMessages();
  const count = countSet(params);
  return (
    <Dropdown
      label={t('estates.filters.more')}
      value={t('estates.filters.moreCount', { count })}
      isSet={count > 0}
    >
      <div className="more">
        <label className="field field--wide">
          <span>{t('estates.filters.text')}</span>
          <input type="search" name="q" defaultValue={params.text ?? ''} maxLength={100} />
          <span className="hint">{t('estates.filters.textHint')}</span>
        </label>
        {NUMBERS.map((name) => (
          <NumberField key={name} name={name} label={t(`estates.filters.${name}`)} value={params[name]} />
        ))}
        <label className="field">
          <span>{t('estates.filters.energy')}</span>
          <select name="energy" defaultValue={params.worstEpcLabel?.toLowerCase() ?? ''}>
            <option value="">{t('estates.filters.energyAny')}</option>
            {WELCOME_LABELS.map((label) => (
              <option key={label} value={label.toLowerCase()}>
                {t('estates.filters.energyLeast', { label })}
              </option>
            ))}
          </select>
        </label>
        <Countries params={params} />
        <Extras params={params} />
      </div>
    </Dropdown>
  );
}

function Countries({ params }: { params: EstateSearchParams }) {
  const t = useMessages();
  return (
    <fieldset className="more__row">
      <legend>{t('estates.filters.country')}</legend>
      {COUNTRIES.map((country) => (
        <label key={country} className="checks__item">
          <input
            type="checkbox"
            name="country"
            value={country.toLowerCase()}
            defaultChecked={params.countries.includes(country)}
          />
          <span>{t(`estates.country.${country}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Extras({ params }: { params: EstateSearchParams }) {
  const t = useMessages();
  return (
    <fieldset className="more__row more__extras">
      <legend>{t('estates.filters.extras')}</legend>
      {EXTRAS.map((extra) => {
        const present = params.extras[extra];
        return (
          <label key={extra} className="field">
            <span>{t(`estates.extra.${extra}`)}</span>
            <select
              name={extraName(extra)}
              defaultValue={present === undefined ? '' : present ? 'yes' : 'no'}
            >
              <option value="">{t('estates.filters.irrelevant')}</option>
              <option value="yes">{t('estates.filters.present')}</option>
              <option value="no">{t('estates.filters.absent')}</option>
            </select>
          </label>
        );
      })}
    </fieldset>
  );
}

function countSet(params: EstateSearchParams): number {
  const numbers = NUMBERS.filter((name) => params[name] !== undefined).length;
  const others = [params.worstEpcLabel, params.text, params.countries[0]].filter(Boolean).length;
  return numbers + others + Object.keys(params.extras).length;
}
