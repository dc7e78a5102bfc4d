import { type RefObject, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMessages } from '../intl/use-messages.ts';
import { useLocale, usePathTo } from '../locale.tsx';
import { useSite } from '../site.tsx';
import { Button } from '../ui/button/button.tsx';
import { centerOf } from './camera.ts';
import { hasChosenGoogle, rememberChoice } from './map-choice.ts';
import { loadEngine } from './map-engine.ts';
import type { LiveMap, MapOptions, MapTexts, MapView } from './map-options.ts';
import { MapSources } from './map-sources.tsx';
import type { LiveMapProps } from './use-live-map.tsx';

interface LiveMapViewProps extends LiveMapProps {
  stage: RefObject<HTMLElement | null>;
}

/**
 * Runs a live map in an element: Google Maps when the visitor has chosen it, else our own. Names the provider
 * and offers the other one.
 */
export function LiveMapView(props: LiveMapViewProps) {
  const { googleKey, tiles } = useSite().maps ?? {};
  const [isChosen, setChosen] = useState(hasChosenGoogle);
  const [hasFailed, setFailed] = useState(false);
  const isGoogle = Boolean(googleKey) && isChosen;
  useEngine(props, isGoogle, () => {
    // A map that failed to load is retried only when the visitor asks for it.
    rememberChoice(false);
    setChosen(false);
    setFailed(true);
  });
  const choose = () => {
    rememberChoice(!isGoogle);
    setChosen(!isGoogle);
    setFailed(false);
  };
  const t = useMessages();
  return (
    <>
      {!isGoogle && (
        <small>
          {tiles ? <span>{t('map.live.tiles', { attribution: tiles.attribution })}</span> : <MapSources />}
        </small>
      )}
      {googleKey && <Choice isGoogle={isGoogle} hasFailed={hasFailed} choose={choose} />}
    </>
  );
}

interface ChoiceProps {
  isGoogle: boolean;
  hasFailed: boolean;
  choose(): void;
}

/** Nothing is requested from Google before the visitor clicks this button, which explains the consequences. */
function Choice({ isGoogle, hasFailed, choose }: ChoiceProps) {
  const t = useMessages();
  const pathTo = usePathTo();
  const hasStreetMap = useSite().maps?.streets !== undefined;
  const privacy = <a href={`${pathTo('privacy')}#others`}>{t('map.live.privacy')}</a>;
  return (
    <div className="map__choice">
      <p role="status">{hasFailed && t('map.live.failed')}</p>
      <Button type="button" look="quiet" onClick={choose}>
        {isGoogle ? t('map.live.own') : t('map.live.google')}
      </Button>
      {!isGoogle && (
        <p>
          {!hasStreetMap && <span>{`${t('map.live.showsStreets')} `}</span>}
          <FormattedMessage id="map.live.about" values={{ privacy }} />
        </p>
      )}
    </div>
  );
}

/** Replaces one map engine by another in the same element, with the same view. */
function useEngine(props: LiveMapViewProps, isGoogle: boolean, onFailed: () => void): void {
  const { maps } = useSite();
  const t = useMessages();
  const locale = useLocale();
  const latest = useRef(props);
  latest.current = props;
  const lastView = useRef<MapView | null>(null);
  const wasMoved = useRef(false);
  const moved = (view: MapView) => {
    wasMoved.current = true;
    latest.current.onMoved?.(view);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: options apply only to the initial map
  useEffect(() => {
    const room = document.createElement('div');
    room.className = 'map__room';
    latest.current.stage.current?.append(room);
    let live: LiveMap | undefined;
    let isObsolete = false;
    const fail = () => {
      if (!isObsolete && isGoogle) onFailed();
    };
    const run = async () => {
      const start = await loadEngine({ maps, isGoogle, locale, center: props.center, onFailed: fail });
      if (isObsolete) return;
      const options = optionsOf(latest.current, lastView.current, translateMapTexts(t, props.label));
      const startedMap = await start(room, { ...options, onMoved: moved });
      if (isObsolete) return startedMap.remove();
      live = startedMap;
      room.classList.add('is-begun');
      latest.current.onBegin?.(live);
      if (wasMoved.current) moved(live.view());
    };
    run().catch(() => {
      // Without a live map the static map stays.
      room.remove();
      fail();
    });
    return () => {
      isObsolete = true;
      if (live) {
        lastView.current = live.view();
        live.remove();
        latest.current.onEnd?.();
      }
      room.remove();
    };
  }, [isGoogle]);
}

function optionsOf(
  { center, zoom, isZoomKept, bounds, maxZoom, subject }: LiveMapViewProps,
  lastView: MapView | null,
  texts: MapTexts,
): MapOptions {
  const shown = lastView
    ? { center: centerOf(lastView.bounds), zoom: lastView.zoom }
    : { center, zoom, isZoomKept, bounds, maxZoom };
  return {
    ...shown,
    subject: subject && (subject === 'pin' ? { point: center } : { center, ...subject }),
    isReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    texts,
  };
}

function translateMapTexts(t: ReturnType<typeof useMessages>, label: string): MapTexts {
  return {
    label,
    in: t('map.in'),
    out: t('map.out'),
    north: t('map.north'),
    east: t('map.east'),
    south: t('map.south'),
    west: t('map.west'),
  };
}
