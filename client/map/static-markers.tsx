import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { plainStaticMapPath, STATIC_MAP_SIZE } from '../../shared/geography/base-map.ts';
import { useLocale } from '../locale.tsx';
import type { MapMarker } from './map-options.ts';
import { type StaticView, visiblePosition } from './static-view.ts';

export interface StaticMarker extends Pick<MapMarker, 'id' | 'point' | 'label' | 'text'> {
  path: string;
  /** The kind of marker; a dot and a block have no text. */
  kind: 'number' | 'name' | 'dot' | 'block';
}

interface StaticMarkersProps {
  markers: readonly StaticMarker[];
  view: StaticView;
  /** Text alternative of the static map. */
  label: string;
  /** Whether to preload the map: it is visible at first, and SVG images load late. */
  isVisibleAtFirst?: boolean;
  /** SVG elements drawn under the markers. */
  children?: ReactNode;
}

/** Estimated letter width and total padding of a name, in em. */
const NAME = { letter: 0.6, padding: 1.2 };

/** Places on a static map, each a link; shown before the live map loads and without JavaScript. */
export function StaticMarkers({ markers, view, label, isVisibleAtFirst, children }: StaticMarkersProps) {
  const drawing = plainStaticMapPath({ locale: useLocale(), ...view });
  if (isVisibleAtFirst) preload(drawing, { as: 'image', fetchPriority: 'high' });
  return (
    <svg
      className="map__markers"
      viewBox={`0 0 ${STATIC_MAP_SIZE.width} ${STATIC_MAP_SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <title>{label}</title>
      <image href={drawing} {...STATIC_MAP_SIZE} />
      {children}
      {markers.map(({ id, point, label: name, text = '', path, kind }) => {
        const place = visiblePosition(view, point);
        if (!place) return null;
        return (
          <a key={id} href={path} aria-label={name} className={`map__${kind}`}>
            <g transform={`translate(${place.x} ${place.y})`}>
              <Shape kind={kind} text={text} />
              {(kind === 'number' || kind === 'name') && <text dy="0.35em">{text}</text>}
            </g>
          </a>
        );
      })}
    </svg>
  );
}

/** A project has another shape than a home, not only another colour. */
function Shape({ kind, text }: { kind: StaticMarker['kind']; text: string }) {
  if (kind === 'name') return <Frame text={text} />;
  if (kind === 'block') return <rect x="-9" y="-11" width="18" height="22" rx="2" />;
  return <circle r={kind === 'number' ? 15 : 12} />;
}

function Frame({ text }: { text: string }) {
  const width = text.length * NAME.letter + NAME.padding;
  return <rect x={`${-width / 2}em`} y="-0.95em" width={`${width}em`} height="1.9em" rx="0.95em" />;
}
