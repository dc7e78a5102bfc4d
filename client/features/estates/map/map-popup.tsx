import { useEffect, useRef, useState } from 'react';
import { useResults } from '../../../data/results.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { EstateCard } from '../estate-card.tsx';
import { MarkedEstateDocument, type MarkedEstateQuery } from './marked-estate.generated.ts';

interface MapPopupProps {
  id: string;
  close(): void;
}

/** A home that was chosen on a map, asked for at that moment; Escape and its button close it. */
export function MapPopup({ id, close }: MapPopupProps) {
  const t = useMessages();
  const popup = useRef<HTMLDivElement>(null);
  const found = useMarked(id);
  // The next one takes the focus, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another home is another popup
  useEffect(() => popup.current?.focus(), [id]);
  return (
    <div
      ref={popup}
      className="map-popup"
      role="dialog"
      aria-label={t('map.results.popup')}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <button type="button" className="map-popup__close" aria-label={t('map.results.close')} onClick={close}>
        <Icon name="x" />
      </button>
      <Content found={found} />
    </div>
  );
}

type Found = MarkedEstateQuery | 'waiting' | 'failed';

function Content({ found }: { found: Found }) {
  const t = useMessages();
  if (found === 'waiting') return <p role="status">{t('map.results.loading')}</p>;
  if (found === 'failed') return <p role="alert">{t('map.results.failed')}</p>;
  const { estate, settings } = found;
  if (!estate || settings.hiddenStatusIds.includes(estate.status.id))
    return <p>{t('map.results.noDetails')}</p>;
  return <EstateCard estate={estate} level={2} />;
}

function useMarked(id: string): Found {
  const { run } = useResults();
  const locale = useLocale();
  const [answer, setAnswer] = useState<{ id: string; found: Found }>({ id, found: 'waiting' });
  useEffect(() => {
    let isLeft = false;
    const show = (found: Found) => isLeft || setAnswer({ id, found });
    run(MarkedEstateDocument, { id, locale }).then(show, () => show('failed'));
    return () => {
      isLeft = true;
    };
  }, [id, locale, run]);
  return answer.id === id ? answer.found : 'waiting';
}
