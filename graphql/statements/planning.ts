import type { Region } from '../../shared/cities/vocabulary.ts';
import {
  type PlanningFacts,
  permitStateOf,
  planningLanguage,
  summonsStateOf,
} from '../../shared/estates/planning.ts';
import type { Planning } from '../generated/resolvers.ts';

/** The section `planning` as the import stored it. */
export type StoredPlanning = PlanningFacts & Pick<Planning, 'asbestosCertificate'>;

/** Returns the planning facts of a home or a unit; null without any. */
export function showPlanning(stored: StoredPlanning | undefined, region: Region | null): Planning | null {
  if (!stored || Object.keys(stored).length === 0) return null;
  const { language: _, ...facts } = stored;
  const locale = planningLanguage(stored, region);
  const inWords = (text: string | null | undefined) => (text ? { text, locale } : null);
  const permitState = permitStateOf(stored);
  const summonsState = summonsStateOf(stored);
  return {
    ...facts,
    permitState,
    permit: permitState && permitState === 'GRANTED',
    summonsState,
    summons: summonsState && summonsState !== 'NONE',
    destinationText: inWords(stored.destinationText),
    information: inWords(stored.information),
  };
}
