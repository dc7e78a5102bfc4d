import { openHousesPath } from '../../../../shared/estates/open-houses-path.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import type { OpenHouse } from './use-open-house-format.ts';
import { useOpenHouseFormat } from './use-open-house-format.ts';

interface OpenHousesProps {
  estate: { id: string; openHouses: readonly OpenHouse[] };
}

/** The coming open houses of an estate, with a link to a calendar file; nothing when there are none. */
export function OpenHouses({ estate: { id, openHouses } }: OpenHousesProps) {
  const t = useMessages();
  const locale = useLocale();
  const format = useOpenHouseFormat('long');
  if (openHouses.length === 0) return null;
  return (
    <div className="detail__option">
      <p>
        <strong>{t('estates.openHouse.title')}</strong>
      </p>
      <p>{t('estates.openHouse.text')}</p>
      <ul>
        {openHouses.map((openHouse) => (
          <li key={openHouse.startsAt}>{t('estates.openHouse.when', format(openHouse))}</li>
        ))}
      </ul>
      <p>
        <a href={openHousesPath(id, locale)} download="">
          {t('estates.openHouse.calendar')}
        </a>
      </p>
    </div>
  );
}
