import type { Country } from '../../../../shared/cities/vocabulary.ts';
import {
  CRITERIA,
  CRITERION_NAMES,
  type CriterionName,
  type EstateCriteria,
  type NumberCriterionName,
} from '../../../../shared/estates/criteria.ts';
import { type EpcLabelName, epcLabelOf } from '../../../../shared/estates/epc-label.ts';
import { EXTRAS } from '../../../../shared/estates/vocabulary.ts';
import { flagParameter } from '../../../../shared/listings/criteria.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Dropdown } from './dropdown.tsx';
import { NumberField } from './number-filters.tsx';
import { useUnreadableNumbers } from './use-unreadable-numbers.ts';

/** Criteria groups that this panel omits: they have a panel of their own, or no group and so no field. */
const IN_BAR: readonly (string | null)[] = ['CITY', 'MAP', 'KIND', 'PRICE', 'BEDROOMS', null];
const NAMES = CRITERION_NAMES.filter((name) => !IN_BAR.includes(CRITERIA[name].group));
const NUMBERS = NAMES.filter(isNumber);
const LABELS = Object.entries(CRITERIA.worstEpcLabel.spellings) as [EpcLabelName, string][];

interface MoreFiltersProps {
  criteria: EstateCriteria;
  /** The criteria in the fields, which the summary shows. */
  typed: EstateCriteria;
  /** Countries with homes. */
  countries: readonly Country[];
}

/** The less common filters in one panel. Fields for numeric criteria come from the table of criteria. */
export function MoreFilters({ criteria, typed, countries }: MoreFiltersProps) {
  const t = useMessages();
  const count = countSetFilters(typed);
  const { worstEpcLabel, text } = criteria;
  const unreadable = useUnreadableNumbers();
  return (
    <Dropdown
      label={t('estates.filters.more')}
      value={t('estates.filters.moreCount', { count })}
      isSet={count > 0}
      isOpen={NUMBERS.some((name) => unreadable.has(CRITERIA[name].parameter))}
    >
      <div className="more">
        <label className="field field--wide">
          <span>{t('estates.filters.text')}</span>
          <input type="search" name="q" defaultValue={text ?? ''} maxLength={CRITERIA.text.maxLength} />
          <span className="hint">{t('estates.filters.textHint')}</span>
        </label>
        {NUMBERS.map((name) => (
          <NumberField key={name} criterion={name} value={criteria[name]} />
        ))}
        <label className="field">
          <span>{t('estates.filters.worstEpcLabel')}</span>
          <select
            name={CRITERIA.worstEpcLabel.parameter}
            defaultValue={worstEpcLabel ? CRITERIA.worstEpcLabel.spellings[worstEpcLabel] : ''}
          >
            <option value="">{t('estates.filters.worstEpcLabelAny')}</option>
            {LABELS.map(([name, spelling]) => (
              <option key={name} value={spelling}>
                {t('estates.filters.worstEpcLabelLeast', { label: epcLabelOf(name) })}
              </option>
            ))}
          </select>
        </label>
        <Countries criteria={criteria} onOffer={countries} />
        <Extras criteria={criteria} />
      </div>
    </Dropdown>
  );
}

interface CountriesProps {
  criteria: EstateCriteria;
  /** Countries with homes. */
  onOffer: readonly Country[];
}

/** The countries with homes, and the chosen ones; nothing when there is only one to choose. */
function Countries({ criteria: { countries = [] }, onOffer }: CountriesProps) {
  const t = useMessages();
  const choices = [...new Set([...onOffer, ...countries])];
  if (choices.length < 2 && countries.length === 0) return null;
  return (
    <fieldset className="more__row">
      <legend>{t('estates.filters.countries')}</legend>
      {choices.map((country) => (
        <label key={country} className="checks__item">
          <input
            type="checkbox"
            name={CRITERIA.countries.parameter}
            value={country.toLowerCase()}
            defaultChecked={countries.includes(country)}
          />
          <span>{t(`cities.country.${country}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Extras({ criteria: { extras = [] } }: { criteria: EstateCriteria }) {
  const t = useMessages();
  return (
    <fieldset className="more__row more__extras">
      <legend>{t('estates.filters.extras')}</legend>
      {EXTRAS.map((extra) => {
        const present = extras.find((chosenExtra) => chosenExtra.extra === extra)?.present;
        return (
          <label key={extra} className="field">
            <span>{t(`estates.extra.${extra}`)}</span>
            <select
              name={flagParameter(extra)}
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

function isNumber(name: CriterionName): name is NumberCriterionName {
  return CRITERIA[name].kind === 'number';
}

/** Counts the filters set in this panel; each extra counts as one. */
function countSetFilters(criteria: EstateCriteria): number {
  const setCount = NAMES.filter((name) => name !== 'extras' && criteria[name] !== undefined).length;
  return setCount + (criteria.extras?.length ?? 0);
}
