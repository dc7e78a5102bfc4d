import type { IntlShape } from 'react-intl';
import { euroFormats } from '../../../client/intl/use-euros.ts';
import { type MessageKey, translatorOf } from '../../../client/intl/use-messages.ts';
import type { GraphPorts, StatementTexts } from '../../../graphql/context.ts';
import { DESTINATIONS, type Destination } from '../../../shared/estates/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { isAnswer, STATEMENT_FIELDS } from '../../../shared/rules/statements/statement-fields.ts';
import type { Answer, StatementCode, Warning } from '../../../shared/rules/statements/statement-rule.ts';
import type { LegalStatement, StatementValue } from '../../../shared/rules/statements/statements.ts';

const WARNING_NAMES: Record<Warning, MessageKey> = {
  RENOVATION_DUTY: 'statements.name.RENOVATION_DUTY',
  BUILDING_RENOVATION_DUTY: 'statements.name.RENOVATION_DUTY',
  FLOOD_PRONE: 'statements.name.FLOOD_PRONE',
  FLOOD_AREA: 'estates.field.planning.floodArea',
  BANK_ZONE: 'estates.field.planning.bankZone',
  PROTECTED_HERITAGE: 'estates.field.planning.heritage',
};

type ValueText = (value: StatementValue, intl: IntlShape) => string;

const asText: ValueText = String;
const yesNo: ValueText = (value, intl) => translatorOf(intl)(value ? 'estates.unit.yes' : 'estates.unit.no');
const measure =
  (unit: 'kwh' | 'kwhPerYear' | 'co2'): ValueText =>
  (value, intl) =>
    translatorOf(intl)(`estates.unit.${unit}`, { value: Number(value) });
const word =
  (list: 'estates.permitState' | 'estates.summonsState' | 'statements.flood'): ValueText =>
  (value, intl) =>
    translatorOf(intl)(`${list}.${value}` as MessageKey);
/** A word of the list of zones, or the words of the plan. */
const zone: ValueText = (value, intl) =>
  DESTINATIONS.includes(value as Destination)
    ? translatorOf(intl)(`estates.destination.${value as Destination}`)
    : String(value);
/** The information itself, or where it is. */
const information: ValueText = (value, intl) => {
  const text = String(value);
  return /^https:/.test(text) ? translatorOf(intl)('statements.informationAt', { url: text }) : text;
};
const perMonth: ValueText = (value, intl) =>
  translatorOf(intl)('estates.unit.perMonth', { price: euroFormats(intl).exact(Number(value)) });

const VALUE_TEXTS: Record<Answer, ValueText> = {
  ENERGY_LABEL: asText,
  ENERGY_VALUE: measure('kwh'),
  ENERGY_CERTIFICATE: asText,
  TOTAL_PRIMARY_ENERGY: measure('kwhPerYear'),
  CO2: measure('co2'),
  PERMIT: word('estates.permitState'),
  DESTINATION: zone,
  SUMMONS: word('estates.summonsState'),
  PREEMPTION: yesNo,
  SUBDIVISION_PERMIT: yesNo,
  PLANNING_INFORMATION: information,
  FLOOD_PARCEL: word('statements.flood'),
  FLOOD_BUILDING: word('statements.flood'),
  RENT: perMonth,
  CHARGES: perMonth,
};

/** Creates the port that returns the name and the sentence of a statement. */
export function createStatementTexts(intls: Record<Locale, IntlShape>): GraphPorts['statementTexts'] {
  return (statement, locale) => statementTexts(statement, intls[locale]);
}

/** Returns the name of a statement, such as "Energy label". */
export function statementName(code: StatementCode, intl: IntlShape): string {
  const key = isAnswer(code) ? (`estates.field.${STATEMENT_FIELDS[code]}` as const) : WARNING_NAMES[code];
  return translatorOf(intl)(key);
}

/** Returns the name of a statement, and its sentence. */
export function statementTexts(
  { code, value, isRequested, rule }: LegalStatement,
  intl: IntlShape,
): StatementTexts {
  const t = translatorOf(intl);
  const name = statementName(code, intl);
  if (isRequested) return { name, sentence: t('statements.requested', { name }) };
  if (value === null) return { name, sentence: t('statements.missing', { name }) };
  if (isAnswer(code))
    return { name, sentence: t('statements.stated', { name, value: VALUE_TEXTS[code](value, intl) }) };
  return { name, sentence: warningText(code, rule, intl) };
}

function warningText(
  code: Warning,
  { regions: [region = 'FLANDERS'], years }: LegalStatement['rule'],
  intl: IntlShape,
): string {
  const t = translatorOf(intl);
  if (code === 'PROTECTED_HERITAGE') return t(`statements.PROTECTED_HERITAGE.${region}`);
  return t(`statements.${code}`, { years });
}
