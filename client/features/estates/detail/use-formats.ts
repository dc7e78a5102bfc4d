import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../../intl/format-day.ts';
import { useEuros } from '../../../intl/use-euros.ts';
import { type MessageKey, useMessages } from '../../../intl/use-messages.ts';
import { type OwnWords, showLink, showOwnWords } from './fact-values.tsx';

/** Message prefixes of enumerated values. */
const LISTS = [
  'estates.orientation',
  'estates.kitchen',
  'estates.heatingKind',
  'estates.heatingFuel',
  'estates.glazing',
  'estates.insulation',
  'estates.report',
  'estates.saleRegime',
  'estates.availability',
  'estates.permitState',
  'estates.destination',
  'estates.summonsState',
  'estates.flood',
  'estates.state',
  'estates.buildingKind',
  'estates.roof',
  'estates.material',
  'estates.leaseKind',
  'estates.chargesKind',
  'estates.commonSpace',
] as const;
type List = (typeof LISTS)[number];
type ListName = List extends `estates.${infer Name}` ? Name : never;

type Measure = 'area' | 'metres' | 'kwp' | 'litres' | 'kwh' | 'kwhPerYear' | 'co2' | 'months' | 'floor';
export type Format =
  | ListName
  | Measure
  | 'yesNo'
  | 'number'
  | 'year'
  | 'text'
  | 'ownWords'
  | 'passage'
  | 'freeOnPaper'
  | 'date'
  | 'euros'
  | 'eurosPerMonth'
  | 'eurosPerYear'
  | 'indexed'
  | 'eLevel'
  | 'sLevel'
  | 'shares';

/** Formats a value; `section`: the other values of its section. */
export type Formatter = (value: unknown, section: Readonly<Record<string, unknown>>) => ReactNode;

const PLAIN_MEASURES = ['area', 'metres', 'kwh', 'kwhPerYear', 'co2', 'months', 'floor'] as const;

/** Returns a formatter for each name. */
function formattersOf<Name extends string>(names: readonly Name[], create: (name: Name) => Formatter) {
  return Object.fromEntries(names.map((name) => [name, create(name)])) as Record<Name, Formatter>;
}

/** Formats shares as a fraction of all shares, as deeds do: "37/1000". */
const formatShares: Formatter = (shares, { totalShares }) => [shares, totalShares].filter(Boolean).join('/');

/** Returns one formatter for each kind of fact, in the page's language. */
export function useFormats(): Record<Format, Formatter> {
  const t = useMessages();
  const intl = useIntl();
  const euros = useEuros();
  const yesNo = (value: unknown) => t(value ? 'estates.unit.yes' : 'estates.unit.no');
  const measure = (unit: Measure) => (value: unknown) => t(`estates.unit.${unit}`, { value: Number(value) });
  const orNone = (unit: Measure) => (value: unknown) =>
    value === 0 ? t('estates.unit.none') : measure(unit)(value);
  const priced = (key: 'perMonth' | 'perYear') => (value: unknown) =>
    t(`estates.unit.${key}`, { price: euros.whole(Number(value)) });
  const words = (list: List) => (values: unknown) =>
    [values]
      .flat()
      .map((value) => t(`${list}.${value}` as MessageKey))
      .join(', ');
  const lists = Object.fromEntries(LISTS.map((list) => [list.slice('estates.'.length), words(list)]));
  return {
    ...(lists as Record<ListName, (value: unknown) => string>),
    ...formattersOf(PLAIN_MEASURES, measure),
    kwp: orNone('kwp'),
    litres: orNone('litres'),
    yesNo,
    number: (value) => intl.formatNumber(Number(value)),
    year: String,
    text: String,
    ownWords: (value) => showOwnWords(value as OwnWords),
    passage: (value) => showOwnWords(value as OwnWords),
    freeOnPaper: (value) => showLink(String(value), t('estates.unit.freeOnPaper')),
    date: (value) => formatDay(intl, String(value), { dateStyle: 'long' }),
    euros: (value) => euros.whole(Number(value)),
    eurosPerMonth: priced('perMonth'),
    eurosPerYear: priced('perYear'),
    indexed: yesNo,
    eLevel: (value) => `E${intl.formatNumber(Number(value))}`,
    sLevel: (value) => `S${intl.formatNumber(Number(value))}`,
    shares: formatShares,
  };
}
