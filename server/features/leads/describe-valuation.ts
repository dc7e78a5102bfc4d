import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { Valuation } from '../../../graphql/leads/ports.ts';
import { toPlainLine } from '../../platform/mail/rendering/plain-text.ts';

/** Describes the property of an owner, one fact a row; what the owner left out has no row. */
export function describeValuation(
  {
    purpose,
    street,
    postalCode,
    city,
    propertyType,
    area,
    bedrooms,
    state,
    callTime,
  }: Valuation & {
    street: string | null;
  },
  intl: IntlShape,
): { label: string; value: string }[] {
  const t = translatorOf(intl);
  const address = [street, [postalCode, city].join(' ')].filter(Boolean).join(', ');
  const rows = [
    { label: t('mail.lead.valuation.purpose'), value: t(`mail.lead.valuation.purpose.${purpose}`) },
    { label: t('mail.lead.valuation.property'), value: address },
    { label: t('mail.lead.valuation.type'), value: t(`estates.type.${propertyType}`) },
    { label: t('mail.lead.valuation.area'), value: area },
    { label: t('mail.lead.valuation.bedrooms'), value: bedrooms },
    { label: t('mail.lead.valuation.state'), value: state && t(`estates.state.${state}`) },
    { label: t('mail.lead.valuation.callTime'), value: t(`mail.lead.valuation.callTime.${callTime}`) },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value: toPlainLine(value) }] : []));
}
