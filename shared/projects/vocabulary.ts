/** Closed vocabularies of new construction, spelled as in shared/estates/vocabulary.ts. */
import type { EstateType } from '../estates/vocabulary.ts';

export const PROJECT_STAGES = ['PLANNED', 'UNDER_CONSTRUCTION', 'COMPLETED'] as const;
export type ProjectStage = (typeof PROJECT_STAGES)[number];

/** Types to live in, unlike garages and shops: the "from" price of a project is that of its cheapest home. */
export const HOME_TYPES: readonly EstateType[] = ['HOUSE', 'APARTMENT'];
