/**
 * The professional titles of Belgian estate agents: broker (bemiddelaar, intermédiaire), syndic of co-owned buildings,
 * and manager of property (rentmeester, régisseur).
 */
export const PROFESSIONAL_TITLES = ['broker', 'syndic', 'manager'] as const;
export type ProfessionalTitle = (typeof PROFESSIONAL_TITLES)[number];
