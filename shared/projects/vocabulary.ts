/** Closed vocabularies of new construction, spelled as in shared/estates/vocabulary.ts. */

export const PROJECT_STAGES = ['PLANNED', 'UNDER_CONSTRUCTION', 'COMPLETED'] as const;
export type ProjectStage = (typeof PROJECT_STAGES)[number];
