import './map.css';
import { useRef } from 'react';
import { useMessages } from '../intl/use-messages.ts';
import { useLocale } from '../locale.tsx';
import { BASE_MAP_ZOOM } from './map-options.ts';
import { type LiveMapProps, useLiveMap } from './use-live-map.ts';

/** Digits behind the comma of a degree in the address of a drawing: eleven metres. */
const DIGITS = 4;

/** A place on a map: a drawing with a link to directions, and once it is near the window a map that moves. */
export function MapFigure(props: LiveMapProps) {
  const { center, zoom, subject, label } = props;
  const radius = typeof subject === 'object' ? subject?.radius : undefined;
  const t = useMessages();
  const locale = useLocale();
  const live = useRef<HTMLDivElement>(null);
  useLiveMap(live, props);
  const { latitude, longitude } = center;
  const point = [latitude, longitude].map((degrees) => Number(degrees.toFixed(DIGITS))).join(',');
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
          src={`/map/${locale}/still/${Math.min(zoom, BASE_MAP_ZOOM)}/${point}${radius ? `-${radius}` : ''}.svg`}
          alt={label}
          width={960}
          height={480}
          loading="lazy"
        />
        <div ref={live} className="map__live" />
      </div>
      <figcaption className="map__caption">
        {radius && <span>{t('map.about')}</span>}
        <a href={`https://www.openstreetmap.org/directions?${route}`} rel="noreferrer">
          {t('map.directions')}
        </a>
        <small>{t('map.sources')}</small>
      </figcaption>
    </figure>
  );
}
