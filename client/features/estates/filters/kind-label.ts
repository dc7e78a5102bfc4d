import type { EstateSubType } from '../../../../shared/estates/vocabulary.ts';
import type { Translate } from '../../../intl/use-messages.ts';

/** Returns the name of a subtype among filters. In some languages a flat has the same name as the type apartment. */
export function kindLabel(subType: EstateSubType, t: Translate): string {
  return t(subType === 'FLAT' ? 'estates.filters.flat' : `estates.subType.${subType}`);
}
