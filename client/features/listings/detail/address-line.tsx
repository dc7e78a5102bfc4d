import { addressLine, type TownAddress } from '../../../../shared/towns/address-line.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The street, when it is public, the town, and a country abroad, on one line. */
export function AddressLine({ address }: { address: TownAddress }) {
  return (
    <div className="detail__address">
      <Icon name="map-pin" />
      <address>{addressLine(address)}</address>
    </div>
  );
}
