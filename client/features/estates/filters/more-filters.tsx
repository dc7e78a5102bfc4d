import type { Country } from '../../../../shared/cities/vocabulary.ts';
import {
  CRITERIA,
  CRITERION_NAMES,
  type CriterionName,
  type EstateCriteria,
  type NumberCriterionName,
} from '../../../../shared/estates/criteria.ts';
import { type EpcLabelName, epcLabelOf } from '../../../../shared/estates/epc-label.ts';
import { SALE_METHODS } from '../../../../shared/estates/terms.ts';
import { EXTRAS, HEATING_FUELS } from '../../../../shared/estates/vocabulary.ts';
import { flagParameter } from '../../../../shared/listings/criteria.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Dropdown } from './dropdown.tsx';
import { NumberField } from './number-filters.tsx';
import { useUnreadableNumbers } from './use-unreadable-numbers.ts';
import { WordChecks } from './word-checks.tsx';

/** Criteria groups that this panel omits: they have a panel of their own, or no group and so no field. */
const IN_BAR: readonly (string | null)[] = ['CITY', 'MAP', 'KIND', 'PRICE', 'BEDROOMS', null];
const NAMES = CRITERION_NAMES.filter((name) => !IN_BAR.includes(CRITERIA[name].group));
/** The office is chosen from a list. */
const NUMBERS = NAMES.filter(isNumber).filter((name) => name !== 'office');
const LABELS = Object.entries(CRITERIA.worstEpcLabel.spellings) as [EpcLabelName, string][];

interface Office {
  id: string;
  name: string;
}

interface MoreFiltersProps {
  criteria: EstateCriteria;
  /** The criteria in the fields, which the summary shows. */
  typed: EstateCriteria;
  transaction: Transaction;
  /** Countries with homes. */
  countries: readonly Country[];
  offices: readonly Office[];
}

/** The less common filters in one panel. Fields for numeric criteria come from the table of criteria. */
export function MoreFilters({ criteria, typed, transaction, countries, offices }: MoreFiltersProps) {
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
        {transaction === 'RENT' && <AvailableBy day={criteria.availableBy} />}
        <Offices chosen={criteria.office} offices={offices} />
        {transaction === 'SALE' && (
          <WordChecks
            legend={t('estates.filters.saleMethods')}
            name={CRITERIA.saleMethods.parameter}
            words={SALE_METHODS}
            chosen={criteria.saleMethods ?? []}
            labelOf={(method) => t(`estates.filters.saleMethod.${method}`)}
          />
        )}
        <WordChecks
          legend={t('estates.filters.heatingFuels')}
          name={CRITERIA.heatingFuels.parameter}
          words={HEATING_FUELS}
          chosen={criteria.heatingFuels ?? []}
          labelOf={(fuel) => t(`estates.heatingFuel.${fuel}`)}
        />
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
    <WordChecks
      legend={t('estates.filters.countries')}
      name={CRITERIA.countries.parameter}
      words={choices}
      chosen={countries}
      labelOf={(country) => t(`cities.country.${country}`)}
    />
  );
}

/** The day by which the tenant moves in. */
function AvailableBy({ day }: { day: string | undefined }) {
  const t = useMessages();
  return (
    <label className="field">
      <span>{t('estates.filters.availableBy')}</span>
      <input type="date" name={CRITERIA.availableBy.parameter} defaultValue={day ?? ''} />
    </label>
  );
}

interface OfficesProps {
  chosen: number | undefined;
  offices: readonly Office[];
}

/** The responsible office; nothing for an agency with one office, unless it is chosen. */
function Offices({ chosen, offices }: OfficesProps) {
  const t = useMessages();
  if (offices.length < 2 && !chosen) return null;
  return (
    <label className="field">
      <span>{t('estates.filters.office')}</span>
      <select name={CRITERIA.office.parameter} defaultValue={chosen ?? ''}>
        <option value="">{t('estates.filters.officeAny')}</option>
        {offices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
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
