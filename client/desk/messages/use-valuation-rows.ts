import { useMessages } from '../../intl/use-messages.ts';
import type { ShownMessage } from './message-page.tsx';

type Valuation = NonNullable<ShownMessage['valuation']>;

/** Returns the facts about a property to value; those that its owner left out have no row. */
export function useValuationRows() {
  const t = useMessages();
  return (
    { purpose, postalCode, city, propertyType, area, bedrooms, state, callTime }: Valuation,
    street: string | null,
  ): { label: string; value: string }[] => {
    const rows = [
      { label: t('mail.lead.valuation.purpose'), value: t(`mail.lead.valuation.purpose.${purpose}`) },
      {
        label: t('mail.lead.valuation.property'),
        value: [street, `${postalCode} ${city}`].filter(Boolean).join(', '),
      },
      { label: t('mail.lead.valuation.type'), value: t(`estates.type.${propertyType}`) },
      { label: t('mail.lead.valuation.area'), value: area },
      { label: t('mail.lead.valuation.bedrooms'), value: bedrooms },
      { label: t('mail.lead.valuation.state'), value: state && t(`estates.state.${state}`) },
      { label: t('mail.lead.valuation.callTime'), value: t(`mail.lead.valuation.callTime.${callTime}`) },
    ];
    return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  };
}
