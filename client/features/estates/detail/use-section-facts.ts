import { isAnswer, STATEMENT_FIELDS } from '../../../../shared/rules/statements/statement-fields.ts';
import { type MessageKey, useMessages } from '../../../intl/use-messages.ts';
import type { Fact } from '../../listings/detail/fact-list.tsx';
import type { LegalStatementFragment } from '../../statements/generated/legal-statement.generated.ts';
import { type Rows, SECTION_ROWS } from './section-rows.ts';
import { useFormats } from './use-formats.ts';

export type SectionName = keyof typeof SECTION_ROWS;

/** The section of the API that has the values of a section of the page. */
export function sourceOf(name: SectionName) {
  return name === 'facilities' ? 'comfort' : name;
}

/** Returns the function that formats the facts of a section in the page's language. Absent values are left out. */
export function useSectionFacts(): (name: SectionName, section: object | null) => Fact[] {
  const t = useMessages();
  const formats = useFormats();
  return (name, section) => {
    const values = (section ?? {}) as Record<string, unknown>;
    return Object.entries(SECTION_ROWS[name] as Rows).flatMap(([field, format]) => {
      const value = values[field] ?? null;
      if (value === null || isReplaced(name, field, values)) return [];
      const text = formats[format](value, values);
      const key = `estates.field.${sourceOf(name)}.${field}` as MessageKey;
      const isAbsent = value === false && format === 'yesNo' && name !== 'planning';
      return text ? [{ key: field, name: t(key), value: text, isAbsent, isLong: format === 'passage' }] : [];
    });
  };
}

/** Whether a more precise field of the section says the same: the words of the plan replace those of our list. */
function isReplaced(section: SectionName, field: string, values: Record<string, unknown>): boolean {
  return section === 'planning' && field === 'destination' && Boolean(values.destinationText);
}

/** Returns the facts of a section without those that the law requires and the agency has not provided yet. */
export function withoutMissing(
  section: SectionName,
  facts: readonly Fact[],
  statements: readonly Pick<LegalStatementFragment, 'code' | 'isMissing'>[],
): Fact[] {
  const codes = statements.filter(({ isMissing }) => isMissing).map(({ code }) => code);
  const missing: string[] = codes.filter(isAnswer).map((code) => STATEMENT_FIELDS[code]);
  return facts.filter(({ key }) => !missing.includes(`${section}.${key}`));
}
