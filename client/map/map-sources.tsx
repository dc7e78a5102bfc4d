import { OPENSTREETMAP_COPYRIGHT } from '../../shared/geography/street-map.ts';
import { useMessages } from '../intl/use-messages.ts';
import { useSite } from '../site.tsx';

/** The attribution that the licences of our own map's data require, and whether streets are missing. */
export function MapSources() {
  const t = useMessages();
  const { streets } = useSite().maps ?? {};
  if (!streets)
    return (
      <span>
        {t('map.withoutStreets')} {t('map.sources')}
      </span>
    );
  return (
    <>
      <a href={OPENSTREETMAP_COPYRIGHT}>© OpenStreetMap</a> · {t('map.sources')}
    </>
  );
}
