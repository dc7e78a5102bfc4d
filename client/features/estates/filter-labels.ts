import type { IntlShape } from 'react-intl';
import {
  CRITERIA,
  CRITERION_NAMES,
  type CriterionName,
  type EstateCriteria,
} from '../../../shared/estates/criteria.ts';
import { type EpcLabelName, epcLabelOf } from '../../../shared/estates/epc-label.ts';
import { parseArea } from '../../../shared/geography/areas.ts';
import { townLabel } from '../../../shared/towns/town-label.ts';
import { formatDay } from '../../intl/format-day.ts';
import { euroFormats } from '../../intl/use-euros.ts';
import { type MessageKey, type Translate, translatorOf } from '../../intl/use-messages.ts';
import { FLAT_IN_FILTERS } from './filters/kind-label.ts';
import type { ChosenAreaFragment } from './generated/chosen-area.generated.ts';

export interface City {
  id: string;
  name: string;
  postalCode: string;
}

/** The places of a search, with names in the visitor's language. */
export interface ChosenPlaces {
  cities: readonly City[];
  areas: readonly ChosenAreaFragment[];
  /** The offices of the agency, where their names are known. */
  offices?: readonly { id: string; name: string }[];
}

export interface LabelledFilter {
  label: string;
  /** The criteria without this choice. */
  others: EstateCriteria;
}

/** Criteria with lists of values come first. */
const LISTS: readonly CriterionName[] = [
  'cities',
  'areas',
  'types',
  'subTypes',
  'countries',
  'heatingFuels',
  'saleMethods',
];
const NAMES = [...LISTS, ...CRITERION_NAMES.filter((name) => !LISTS.includes(name))];

/** Returns every choice of a search as text. Each value of a list is a separate choice. */
export function describeFilters(
  criteria: EstateCriteria,
  places: ChosenPlaces,
  intl: IntlShape,
): LabelledFilter[] {
  const labelOf = labelIn(places, intl);
  return NAMES.flatMap((name) => {
    const { [name]: current, ...others } = criteria;
    const values: readonly unknown[] = current === undefined ? [] : [current].flat();
    return values.flatMap((value) => {
      const label = labelOf(name, value);
      const rest = values.filter((other) => other !== value);
      return label ? [{ label, others: rest.length > 0 ? { ...others, [name]: rest } : others }] : [];
    });
  });
}

/** The messages of words, without the word. */
const WORD_MESSAGES = {
  types: 'estates.type',
  subTypes: 'estates.subType',
  countries: 'cities.country',
  heatingFuels: 'estates.heatingFuel',
  saleMethods: 'estates.filters.saleMethod',
} as const;

/** Among filters a flat has a name that differs from that of the type apartment. */
const wordMessage = (name: keyof typeof WORD_MESSAGES, value: string) =>
  value === 'FLAT' ? FLAT_IN_FILTERS : (`${WORD_MESSAGES[name]}.${value}` as MessageKey);

/** Labels one value of a criterion; undefined when it has no label. */
function labelIn(places: ChosenPlaces, intl: IntlShape) {
  const { cities, areas, offices } = places;
  const t = translatorOf(intl);
  const euros = euroFormats(intl);
  return (name: CriterionName, value: unknown): string | undefined => {
    switch (name) {
      case 'cities': {
        const city = cities.find(({ id }) => id === value);
        return city && cityLabel(city, places);
      }
      case 'areas': {
        // The id of a long drawn shape is that of the simplified shape; all drawn shapes have the same label.
        const isShape = parseArea(String(value))?.kind === 'SHAPE';
        const area = areas.find(({ id, kind }) => id === value || (isShape && kind === 'SHAPE'));
        return area && describeArea(area, t);
      }
      case 'types':
      case 'subTypes':
      case 'countries':
      case 'heatingFuels':
      case 'saleMethods':
        return t(wordMessage(name, String(value)));
      case 'availableBy':
        return t('estates.active.availableBy', {
          value: formatDay(intl, String(value), { dateStyle: 'long' }),
        });
      case 'office': {
        const office = offices?.find(({ id }) => id === String(value));
        return office ? t('estates.active.office', office) : t('estates.active.anOffice');
      }
      case 'worstEpcLabel':
        return t('estates.active.worstEpcLabel', { value: epcLabelOf(value as EpcLabelName) });
      case 'extras': {
        const { extra, present } = value as NonNullable<EstateCriteria['extras']>[number];
        return t(`estates.active.${present ? 'with' : 'without'}`, { extra: t(`estates.extra.${extra}`) });
      }
      case 'text':
        return t('estates.active.text', { value: String(value) });
      case 'transaction':
      case 'bounds':
        return undefined;
      default: {
        const { unit } = CRITERIA[name];
        const number = Number(value);
        const shown = unit === 'euros' ? euros.whole(number) : unit === 'year' ? String(number) : number;
        return t(`estates.active.${name}`, { value: shown });
      }
    }
  };
}

/** Labels a city by its name, with the postal code when another chosen place has the same name. */
function cityLabel({ id, name, postalCode }: City, { cities, areas }: ChosenPlaces): string {
  const isShared =
    cities.some((city) => city.name === name && city.id !== id) ||
    areas.some((area) => area.kind === 'MUNICIPALITY' && area.name === name);
  return isShared ? townLabel({ postalCode, name }) : name;
}

/** Labels an area by its name, its radius, or how it was drawn. */
export function describeArea({ kind, name, kilometres }: ChosenAreaFragment, t: Translate): string {
  switch (kind) {
    case 'MUNICIPALITY':
      return name ?? '';
    case 'CIRCLE':
      return name
        ? t('estates.active.around', { kilometres, place: name })
        : t('estates.active.aroundPoint', { kilometres });
    case 'BOX':
      return t('estates.active.box');
    case 'SHAPE':
      return t('estates.active.shape');
  }
}
