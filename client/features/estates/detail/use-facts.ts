import { epcLabelOf } from '../../../../shared/estates/epc-label.ts';
import { type MessageKey, useMessages } from '../../../intl/use-messages.ts';
import { usePriceText } from '../../listings/use-price.ts';
import type { EstateDetail } from './estate.ts';
import type { Fact } from './fact-list.tsx';
import { type Rows, SECTION_ROWS } from './section-rows.ts';
import { useFormats } from './use-formats.ts';

type SectionName = keyof typeof SECTION_ROWS;
export type SectionFacts = Record<SectionName, Fact[]>;

/** The facts of every section as words and numbers of the page's language; absent values are left out. */
export function useFacts(estate: EstateDetail): SectionFacts {
  const t = useMessages();
  const formats = useFormats();
  const priceText = usePriceText();
  const names = Object.keys(SECTION_ROWS) as SectionName[];
  const facts = Object.fromEntries(
    names.map((name) => {
      const values = (estate[name] ?? {}) as Record<string, unknown>;
      const rows = Object.entries(SECTION_ROWS[name] as Rows);
      const own = rows.flatMap(([field, format]) => {
        const isUnanswered = name === 'planning' && estate.address.city.region === 'FLANDERS';
        const value = values[field] ?? (isUnanswered && estate.planning ? undefined : null);
        if (value === null) return [];
        const text = value === undefined ? t('estates.unit.unknown') : formats[format](value);
        return text
          ? [{ key: field, name: t(`estates.field.${name}.${field}` as MessageKey), value: text }]
          : [];
      });
      return [name, own];
    }),
  ) as SectionFacts;
  if (facts.financial.length > 0 || estate.price) {
    const key = estate.transaction === 'SALE' ? 'price' : 'rent';
    facts.financial.unshift({ key, name: t(`estates.field.financial.${key}`), value: priceText(estate) });
  }
  if (estate.epc) {
    const label = epcLabelOf(estate.epc.label);
    facts.epc.unshift({ key: 'label', name: t('estates.field.epc.label'), value: label });
  }
  const extras = estate.extras.map(({ extra, present }) => ({
    key: extra,
    name: t(`estates.extra.${extra}`),
    value: formats.yesNo(present),
  }));
  facts.comfort.push(...extras.filter(({ key }) => key !== 'GARAGE' || !estate.comfort?.garages));
  return facts;
}
