import type { IntlShape } from 'react-intl';
import { euroFormats } from '../../../client/intl/use-euros.ts';
import { type MessageKey, translatorOf } from '../../../client/intl/use-messages.ts';
import type { GraphPorts, MentionTexts } from '../../../graphql/context.ts';
import type { Locale } from '../../../shared/locales.ts';
import { isAnswer, MENTION_FIELDS } from '../../../shared/rules/mentions/mention-fields.ts';
import type { Answer, MentionCode, Warning } from '../../../shared/rules/mentions/mention-rule.ts';
import type { Mention, MentionValue } from '../../../shared/rules/mentions/mentions.ts';

const WARNING_NAMES: Record<Warning, MessageKey> = {
  RENOVATION_DUTY: 'mentions.name.RENOVATION_DUTY',
  FLOOD_PRONE: 'mentions.name.FLOOD_PRONE',
  PROTECTED_HERITAGE: 'estates.field.planning.heritage',
};

type ValueText = (value: MentionValue, intl: IntlShape) => string;

const asText: ValueText = String;
const yesNo: ValueText = (value, intl) => translatorOf(intl)(value ? 'estates.unit.yes' : 'estates.unit.no');
const measure =
  (unit: 'kwh' | 'co2'): ValueText =>
  (value, intl) =>
    translatorOf(intl)(`estates.unit.${unit}`, { value: Number(value) });
const word =
  (list: 'estates.destination' | 'estates.report' | 'mentions.flood'): ValueText =>
  (value, intl) =>
    translatorOf(intl)(`${list}.${value}` as MessageKey);
const perMonth: ValueText = (value, intl) =>
  translatorOf(intl)('estates.unit.perMonth', { price: euroFormats(intl).exact(Number(value)) });

const VALUE_TEXTS: Record<Answer, ValueText> = {
  ENERGY_LABEL: asText,
  ENERGY_VALUE: measure('kwh'),
  ENERGY_CERTIFICATE: asText,
  CO2: measure('co2'),
  PERMIT: yesNo,
  DESTINATION: word('estates.destination'),
  SUMMONS: yesNo,
  PREEMPTION: yesNo,
  SUBDIVISION_PERMIT: yesNo,
  FLOOD_PARCEL: word('mentions.flood'),
  FLOOD_BUILDING: word('mentions.flood'),
  HERITAGE: yesNo,
  ASBESTOS_CERTIFICATE: word('estates.report'),
  RENT: perMonth,
  CHARGES: perMonth,
};

const WARNING_TEXTS: Record<Warning, (rule: Mention['rule'], intl: IntlShape) => string> = {
  RENOVATION_DUTY: ({ years }, intl) => translatorOf(intl)('mentions.RENOVATION_DUTY', { years }),
  FLOOD_PRONE: (_, intl) => translatorOf(intl)('mentions.FLOOD_PRONE'),
  PROTECTED_HERITAGE: ({ regions: [region = 'FLANDERS'] }, intl) =>
    translatorOf(intl)(`mentions.PROTECTED_HERITAGE.${region}`),
};

/** Creates the port that returns the name and the sentence of a mention. */
export function createMentionTexts(intls: Record<Locale, IntlShape>): GraphPorts['mentionTexts'] {
  return (mention, locale) => mentionTexts(mention, intls[locale]);
}

/** Returns the name of a mention, such as "Energy label". */
export function mentionName(code: MentionCode, intl: IntlShape): string {
  const key = isAnswer(code) ? (`estates.field.${MENTION_FIELDS[code]}` as const) : WARNING_NAMES[code];
  return translatorOf(intl)(key);
}

/** Returns the name of a mention, and its sentence. */
export function mentionTexts({ code, value, rule }: Mention, intl: IntlShape): MentionTexts {
  const t = translatorOf(intl);
  const name = mentionName(code, intl);
  if (value === null) return { name, sentence: t('mentions.missing', { name }) };
  if (isAnswer(code))
    return { name, sentence: t('mentions.stated', { name, value: VALUE_TEXTS[code](value, intl) }) };
  return { name, sentence: WARNING_TEXTS[code](rule, intl) };
}
