import './map.css';
import { type ReactNode, useRef } from 'react';
import {
  BASE_MAP_ZOOM,
  STATIC_MAP_SIZE,
  STREET_MAP_ZOOM,
  staticMapPath,
} from '../../shared/geography/base-map.ts';
import { hasStreets } from '../../shared/geography/street-map.ts';
import { useMessages } from '../intl/use-messages.ts';
import { useLocale } from '../locale.tsx';
import { useSite } from '../site.tsx';
import { type LiveMapProps, useLiveMap } from './use-live-map.tsx';

/** Of the small map that shows where a close map without streets lies. */
const OVERVIEW_ZOOM = 10;

interface MapFigureProps extends LiveMapProps {
  /** Additional content of the caption. */
  children?: ReactNode;
}

/** A map of a place: a static map with a link to directions, and a live map once it is near the viewport. */
export function MapFigure({ children, ...props }: MapFigureProps) {
  const { center, zoom, isZoomKept, subject, label } = props;
  const radius = typeof subject === 'object' ? subject?.radius : undefined;
  const t = useMessages();
  const locale = useLocale();
  const live = useRef<HTMLDivElement>(null);
  const sources = useLiveMap(live, props);
  const { latitude, longitude } = center;
  const { streets } = useSite().maps ?? {};
  const isDetailed = streets !== undefined && hasStreets(streets, center);
  const closest = isDetailed ? STREET_MAP_ZOOM : BASE_MAP_ZOOM;
  const still = { locale, zoom: isZoomKept ? zoom : Math.min(zoom, closest), center, metres: radius };
  const route = new URLSearchParams({ to: `${latitude},${longitude}` });
  return (
    <figure className="map">
      <div
        className="map__stage"
        data-latitude={latitude}
        data-longitude={longitude}
        data-zoom={zoom}
        data-radius={radius}
      >
        <img
          className="map__still"
          src={staticMapPath(still)}
          alt={label}
          {...STATIC_MAP_SIZE}
          loading="lazy"
        />
        <div ref={live} className="map__live" />
        {isZoomKept && !isDetailed && (
          <img
            className="map__overview"
            src={staticMapPath({ locale, zoom: OVERVIEW_ZOOM, center })}
            alt=""
            {...STATIC_MAP_SIZE}
            loading="lazy"
          />
        )}
      </div>
      <figcaption className="map__caption">
        {radius && <span>{t('map.about')}</span>}
        {children}
        <a href={`https://www.openstreetmap.org/directions?${route}`} rel="noreferrer">
          {t('map.directions')}
        </a>
        {sources}
      </figcaption>
    </figure>
  );
}
