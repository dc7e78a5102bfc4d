import type { EstateDetailQuery } from '../generated/estate-detail.generated.ts';

/** The estate of a detail page. */
export type EstateDetail = NonNullable<EstateDetailQuery['estate']>;
