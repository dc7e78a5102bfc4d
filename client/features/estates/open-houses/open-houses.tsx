import { useIntl } from 'react-intl';
import { openHousesPath } from '../../../../shared/estates/open-houses-path.ts';
import type { OpenHouse } from '../../../../shared/estates/terms.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import { openHouseTexts } from './open-house-texts.ts';

interface OpenHousesProps {
  estate: { id: string; openHouses: readonly OpenHouse[] };
}

/** The coming open houses of an estate, with a link to a calendar file; nothing when there are none. */
export function OpenHouses({ estate: { id, openHouses } }: OpenHousesProps) {
  const t = useMessages();
  const locale = useLocale();
  const intl = useIntl();
  if (openHouses.length === 0) return null;
  return (
    <div className="detail__option">
      <p>
        <strong>{t('estates.openHouse.title')}</strong>
      </p>
      <p>{t('estates.openHouse.text')}</p>
      <ul>
        {openHouses.map((openHouse) => (
          <li key={openHouse.startsAt}>
            {t('estates.openHouse.when', openHouseTexts(openHouse, 'long', intl))}
          </li>
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
