import { floorAreaField } from '../../../../shared/estates/floor-area.ts';
import type { Extra } from '../../../../shared/estates/vocabulary.ts';
import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import { type Translate, useMessages } from '../../../intl/use-messages.ts';
import type { Fact } from '../../listings/detail/fact-list.tsx';
import { usePriceText } from '../../listings/use-price.ts';
import type { EstateDetail } from './estate.ts';
import { SECTION_ROWS } from './section-rows.ts';
import { type Formatter, useFormats } from './use-formats.ts';
import { type SectionName, sourceOf, useSectionFacts, withoutMissing } from './use-section-facts.ts';

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
  const sectionFacts = useSectionFacts();
  const factsOf = (name: SectionName) => {
    const source = sourceOf(name);
    return sectionFacts(name, source === 'other' ? null : estate[source]);
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
  // An estate that is not lived in has a usable area only.
  if (floorAreaField(estate.type) === 'usableArea')
    facts.dimensions = facts.dimensions.filter(({ key }) => key !== 'livingArea');
  for (const name of WITH_STATEMENTS) facts[name] = withoutMissing(name, facts[name], estate.legalStatements);
  if (estate.transaction === 'RENT') moveChargesKind(facts);
  facts.other.push(...extraFacts(estate, t, formats.yesNo));
  return facts;
}

/** Of a rental, what the charges are stands beside their amount. */
function moveChargesKind(facts: SectionFacts): void {
  const isMoved = ({ key }: Fact) => key === 'chargesKind';
  facts.financial.push(...facts.coOwnership.filter(isMoved));
  facts.coOwnership = facts.coOwnership.filter((fact) => !isMoved(fact));
}

/** The extras, without those that other sections state. */
function extraFacts({ extras, comfort }: EstateDetail, t: Translate, yesNo: Formatter): Fact[] {
  return extras
    .filter(({ extra }) => !IN_OTHER_SECTIONS.includes(extra) && (extra !== 'GARAGE' || !comfort?.garages))
    .map(({ extra, present }) => ({
      key: extra,
      name: t(`estates.extra.${extra}`),
      value: yesNo(present, {}),
      isAbsent: !present,
    }));
}
