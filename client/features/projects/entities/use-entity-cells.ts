import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import type { EntityColumn } from '../../../../shared/projects/entity-view.ts';
import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { EntityRowFragment } from '../generated/project.generated.ts';

/** Returns a function that formats an entity's cell in a column; empty when the value is unknown. */
export function useEntityCells(): (entity: EntityRowFragment, column: EntityColumn) => string {
  const t = useMessages();
  const euros = useEuros();
  return (entity, column) => {
    switch (column) {
      case 'type':
        return t(`estates.subType.${entity.subType}`);
      case 'status':
        return t(`listings.status.${entity.status.code}`);
      case 'floor':
        return typeof entity.floor === 'number' ? t('projects.floor', { floor: entity.floor }) : '';
      case 'price':
        if (!isOffered(entity.status.code)) return '';
        return entity.price ? euros.whole(entity.price) : t('listings.price.onRequest');
      case 'area':
      case 'livingArea':
      case 'plotArea':
      case 'terraceArea': {
        const value = entity[column];
        return value ? t('projects.area', { area: value }) : '';
      }
      default:
        return String(entity[column] ?? '');
    }
  };
}
