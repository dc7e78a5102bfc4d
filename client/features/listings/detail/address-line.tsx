import { streetLine } from '../../../../shared/towns/street-line.ts';
import { townLabel } from '../../../../shared/towns/town-label.ts';
import { Icon } from '../../../ui/icon.tsx';

export interface Address {
  street: string | null;
  number: string | null;
  box: string | null;
  city: { name: string; postalCode: string; countryAbroad?: string | null };
}

/** The street, when it is public, the town, and a country abroad, on one line. */
export function AddressLine({ address }: { address: Address }) {
  return (
    <div className="detail__address">
      <Icon name="map-pin" />
      <address>{[streetLine(address), townLabel(address.city)].filter(Boolean).join(', ')}</address>
    </div>
  );
}
