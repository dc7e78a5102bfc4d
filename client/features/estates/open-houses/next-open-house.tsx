import { useIntl } from 'react-intl';
import type { OpenHouse } from '../../../../shared/estates/terms.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { openHouseTexts } from './open-house-texts.ts';

/** The next open house of an estate on its card; nothing when there is none. */
export function NextOpenHouse({ openHouses: [next] }: { openHouses: readonly OpenHouse[] }) {
  const t = useMessages();
  const intl = useIntl();
  return next ? (
    <p className="card__note">{t('estates.card.openHouse', openHouseTexts(next, 'short', intl))}</p>
  ) : null;
}
