import type { ReactNode } from 'react';
import type { MessageKey, Translate } from '../../../intl/use-messages.ts';
import type { SectionContent } from '../../../ui/sections.tsx';

type IdOf<Key> = Key extends `estates.section.${infer Id}` ? Id : never;
type SectionId = IdOf<MessageKey>;

/** Sections that are collapsed. Legally required statements stay visible. */
const FOLDING: ReadonlySet<SectionId> = new Set([
  ...(['floors', 'energy', 'epcCommunal', 'financial', 'dimensions', 'facilities', 'comfort'] as const),
  ...(['technical', 'construction', 'other', 'history', 'lease', 'coOwnership'] as const),
]);

/** Returns the sections that have a content, with their titles, in the order of `contents`. */
export function sectionContents(
  contents: Partial<Record<SectionId, ReactNode>>,
  t: Translate,
): SectionContent[] {
  return (Object.keys(contents) as SectionId[]).flatMap((id) => {
    const content = contents[id];
    if (!content) return [];
    return [{ id, title: t(`estates.section.${id}`), content, isFolding: FOLDING.has(id) }];
  });
}
