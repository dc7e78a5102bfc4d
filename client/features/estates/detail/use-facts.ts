import type { Extra } from '../../../../shared/estates/vocabulary.ts';
import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import { isAnswer, STATEMENT_FIELDS } from '../../../../shared/rules/statements/statement-fields.ts';
import { type MessageKey, useMessages } from '../../../intl/use-messages.ts';
import type { Fact } from '../../listings/detail/fact-list.tsx';
import { usePriceText } from '../../listings/use-price.ts';
import type { EstateDetail } from './estate.ts';
import { type Rows, SECTION_ROWS } from './section-rows.ts';
import { useFormats } from './use-formats.ts';

type SectionName = keyof typeof SECTION_ROWS;
export type SectionFacts = Record<SectionName, Fact[]>;

/** The sections that state what the law requires. What the home lacks is named by the legal statements only. */
const WITH_STATEMENTS = ['epc', 'financial', 'planning'] as const satisfies SectionName[];

/** Extras that are rows of another section. */
const IN_OTHER_SECTIONS: readonly Extra[] = ['FURNISHED', 'LIFT', 'PETS_ALLOWED'];

/** Returns the facts of every section, formatted in the page's language. Absent values are left out. */
export function useFacts(estate: EstateDetail): SectionFacts {
  const t = useMessages();
  const formats = useFormats();
  const priceText = usePriceText();
  const factsOf = (name: SectionName): Fact[] => {
    const source = name === 'facilities' ? 'comfort' : name;
    const values = (source === 'other' ? {} : (estate[source] ?? {})) as Record<string, unknown>;
    return Object.entries(SECTION_ROWS[name] as Rows).flatMap(([field, format]) => {
      const value = values[field] ?? null;
      if (value === null || isReplaced(name, field, values)) return [];
      const text = formats[format](value);
      const key = `estates.field.${source}.${field}` as MessageKey;
      const isAbsent = value === false && format === 'yesNo' && name !== 'planning';
      return text ? [{ key: field, name: t(key), value: text, isAbsent, isLong: format === 'passage' }] : [];
    });
  };
  const names = Object.keys(SECTION_ROWS) as SectionName[];
  const facts = Object.fromEntries(names.map((name) => [name, factsOf(name)])) as SectionFacts;
  if (
    estate.transaction === 'RENT' &&
    isOffered(estate.status.code) &&
    (facts.financial.length > 0 || estate.price)
  ) {
    facts.financial.unshift({
      key: 'rent',
      name: t('estates.field.financial.rent'),
      value: priceText(estate),
    });
  }
  // The scale above these facts has the label and the value, and the key facts have the label.
  if (estate.epc) facts.epc = facts.epc.filter(({ key }) => key !== 'value');
  const missing = missingFields(estate.legalStatements);
  for (const name of WITH_STATEMENTS)
    facts[name] = facts[name].filter(({ key }) => !missing.has(`${name}.${key}`));
  const extras = estate.extras.map(({ extra, present }) => ({
    key: extra,
    name: t(`estates.extra.${extra}`),
    value: formats.yesNo(present),
    isAbsent: !present,
  }));
  facts.other.push(
    ...extras.filter(
      ({ key }) => !IN_OTHER_SECTIONS.includes(key) && (key !== 'GARAGE' || !estate.comfort?.garages),
    ),
  );
  return facts;
}

/** Whether a more precise field of the section says the same: the words of the plan replace those of our list. */
function isReplaced(section: SectionName, field: string, values: Record<string, unknown>): boolean {
  return section === 'planning' && field === 'destination' && Boolean(values.destinationText);
}

/** Returns the fields that the law requires and the agency has not provided yet, as `section.field`. */
function missingFields(statements: EstateDetail['legalStatements']): Set<string> {
  const codes = statements.filter(({ isMissing }) => isMissing).map(({ code }) => code);
  return new Set(codes.filter(isAnswer).map((code) => STATEMENT_FIELDS[code]));
}
