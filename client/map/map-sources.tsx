import { useMessages } from '../intl/use-messages.ts';
import { useSite } from '../site.tsx';

const OPENSTREETMAP = 'https://www.openstreetmap.org/copyright';

/** The attribution that the licences of our own map's data require. */
export function MapSources() {
  const t = useMessages();
  const { streets } = useSite().maps ?? {};
  if (!streets) return t('map.sources');
  return (
    <>
      <a href={OPENSTREETMAP}>© OpenStreetMap</a> · {t('map.sources')}
    </>
  );
}
