/** The kinds of public places that are shown near a listing. */
export const NEARBY_PLACE_KINDS = ['STATION', 'SCHOOL', 'SUPERMARKET', 'PARK'] as const;
export type NearbyPlaceKind = (typeof NEARBY_PLACE_KINDS)[number];
