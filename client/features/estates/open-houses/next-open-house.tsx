import { useMessages } from '../../../intl/use-messages.ts';
import { type OpenHouse, useOpenHouseFormat } from './use-open-house-format.ts';

/** The next open house of an estate on its card; nothing when there is none. */
export function NextOpenHouse({ openHouses: [next] }: { openHouses: readonly OpenHouse[] }) {
  const t = useMessages();
  const format = useOpenHouseFormat('short');
  return next ? <p className="card__note">{t('estates.card.openHouse', format(next))}</p> : null;
}
