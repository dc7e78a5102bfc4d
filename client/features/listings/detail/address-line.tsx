import { townLabel } from '../../../../shared/towns/town-label.ts';
import { Icon } from '../../../ui/icon.tsx';

export interface Address {
  street: string | null;
  number: string | null;
  box: string | null;
  city: { name: string; postalCode: string };
}

/** The street, when it is public, and the town on one line. */
export function AddressLine({ address: { street, number, box, city } }: { address: Address }) {
  const line = [street, number, box].filter(Boolean).join(' ');
  const town = townLabel(city);
  return (
    <div className="detail__address">
      <Icon name="map-pin" />
      <address>{line ? `${line}, ${town}` : town}</address>
    </div>
  );
}
