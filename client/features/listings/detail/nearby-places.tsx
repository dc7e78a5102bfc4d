import { NEARBY_PLACE_KINDS } from '../../../../shared/listings/nearby-places.ts';
import { DETOUR, SPEEDS, travelMinutes } from '../../../../shared/listings/travel-minutes.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { NearbyPlaceFragment } from './generated/nearby-place.generated.ts';

interface NearbyPlacesProps {
  places: readonly NearbyPlaceFragment[];
  /** Whether the position of the listing is approximate, and so are the distances. */
  isApproximate: boolean;
}

/** Stations, schools, supermarkets and parks near a listing, with their distances and estimated times. */
export function NearbyPlaces({ places, isApproximate }: NearbyPlacesProps) {
  const t = useMessages();
  if (places.length === 0) return null;
  const kinds = NEARBY_PLACE_KINDS.filter((kind) => places.some((place) => place.kind === kind));
  return (
    <>
      <h3 className="nearby-places__title">{t('map.nearby.title')}</h3>
      <dl className="nearby-places">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{t(`map.nearby.${kind}`)}</dt>
            {places
              .filter((place) => place.kind === kind)
              .map(({ name, metres }) => (
                <dd key={name}>
                  {t(isApproximate ? 'map.nearby.about' : 'map.nearby.place', {
                    name,
                    metres,
                    foot: travelMinutes(metres, 'foot'),
                    bicycle: travelMinutes(metres, 'bicycle'),
                  })}
                </dd>
              ))}
          </div>
        ))}
      </dl>
      <TimeAssumption />
    </>
  );
}

/** How the times are estimated. */
export function TimeAssumption() {
  const t = useMessages();
  return <p className="travel-assumption">{t('map.nearby.assumption', { detour: DETOUR - 1, ...SPEEDS })}</p>;
}
