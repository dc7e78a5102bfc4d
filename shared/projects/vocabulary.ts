/** Closed vocabularies of new construction, spelled as in shared/estates/vocabulary.ts. */

export const PROJECT_STAGES = ['PLANNED', 'UNDER_CONSTRUCTION', 'COMPLETED'] as const;
/** A building or development, or an allotment whose entities are building plots. */
export const PROJECT_KINDS = ['BUILDING', 'ALLOTMENT'] as const;
export type ProjectKind = (typeof PROJECT_KINDS)[number];

/** What VAT is due on when a new building is sold with its land; on other land, registration duty is due. */
export const VAT_REGIMES = ['BUILDING_AND_LAND', 'BUILDING_ONLY'] as const;
export type VatRegime = (typeof VAT_REGIMES)[number];
/** Per cent; 6 after demolition on the same plot, for an only own home. */
export const VAT_RATES = [6, 21] as const;
export type VatRate = (typeof VAT_RATES)[number];

export type ProjectStage = (typeof PROJECT_STAGES)[number];
