import './offices-map.css';
import { MAP_HEIGHT, MAP_WIDTH, pointOnMap } from '../../../../shared/geography/belgium-map.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { OfficeOnMapFragment } from '../generated/office-on-map.generated.ts';
import belgium from './belgium.svg?no-inline';

const LAND = `${belgium}#land`;
/** Radius in kilometres of the highlighted area around an office. */
const REACH = 36;
/** The size of a name on the map, in kilometres. */
const NAME = { gap: 10, letter: 7, height: 14 };

interface Pin {
  office: OfficeOnMapFragment;
  x: number;
  y: number;
}

/** Offices on a map of Belgium; each links to its page. It supplements the cards and omits offices abroad. */
export function OfficesMap({ offices }: { offices: readonly OfficeOnMapFragment[] }) {
  const t = useMessages();
  const pins = offices.flatMap((office) => {
    const point = pointOnMap(office.location);
    return point ? [{ office, ...point }] : [];
  });
  if (pins.length === 0) return null;
  return (
    <figure className="offices-map">
      <svg className="offices-map__view" viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}>
        <title>{t('home.officesMap', { count: offices.length })}</title>
        <use className="offices-map__land" href={LAND} />
        <radialGradient id="map-fade">
          <stop offset="0.3" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <mask id="map-near" maskUnits="userSpaceOnUse" x="0" y="0" width={MAP_WIDTH} height={MAP_HEIGHT}>
          {pins.map(({ office, x, y }) => (
            <circle key={office.id} cx={x} cy={y} r={REACH} fill="url(#map-fade)" />
          ))}
        </mask>
        <g mask="url(#map-near)">
          <use className="offices-map__near" href={LAND} />
        </g>
        {pins.map((pin) => (
          <OfficePin key={pin.office.id} pin={pin} isNameLeft={isNameLeft(pin, pins)} />
        ))}
      </svg>
    </figure>
  );
}

function OfficePin({ pin: { office, x, y }, isNameLeft }: { pin: Pin; isNameLeft: boolean }) {
  const { city } = office.address;
  return (
    <a className="offices-map__pin" href={office.path} aria-label={`${office.name}, ${city.name}`}>
      <circle className="offices-map__target" cx={x} cy={y} r="12" />
      <circle className="offices-map__dot" cx={x} cy={y} r="4.5" />
      <text x={isNameLeft ? x - 9 : x + 9} y={y} dy="0.34em" textAnchor={isNameLeft ? 'end' : 'start'}>
        {city.name}
      </text>
    </a>
  );
}

/** Whether a name stands to the left of its pin, because another pin or the map's edge is to the right. */
function isNameLeft({ office, x, y }: Pin, pins: readonly Pin[]): boolean {
  const end = x + NAME.gap + office.address.city.name.length * NAME.letter;
  const isInTheWay = (other: Pin) => other.x > x && other.x < end && Math.abs(other.y - y) < NAME.height;
  return end > MAP_WIDTH || pins.some(isInTheWay);
}
