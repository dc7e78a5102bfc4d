/** The closed lists of new construction; spelled as in shared/estates/vocabulary.ts. */
import type { EstateType } from '../estates/vocabulary.ts';

export const PROJECT_STAGES = ['PLANNED', 'UNDER_CONSTRUCTION', 'COMPLETED'] as const;
export type ProjectStage = (typeof PROJECT_STAGES)[number];

/** Not a garage or a shop: a project's price is that from which one can live there. */
export const HOME_TYPES: readonly EstateType[] = ['HOUSE', 'APARTMENT'];
