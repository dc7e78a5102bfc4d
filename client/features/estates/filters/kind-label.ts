import type { EstateSubType } from '../../../../shared/estates/vocabulary.ts';
import type { Translate } from '../../../intl/use-messages.ts';

/** In some languages a flat has the same name as the type apartment. Filters show both. */
export const FLAT_IN_FILTERS = 'estates.filters.flat';

/** Returns the name of a subtype among filters. */
export function kindLabel(subType: EstateSubType, t: Translate): string {
  return t(subType === 'FLAT' ? FLAT_IN_FILTERS : `estates.subType.${subType}`);
}
