import { Icon } from '../../../ui/icon.tsx';

interface AddressLineProps {
  address: {
    street?: string | null;
    number?: string | null;
    box?: string | null;
    city: { name: string; postalCode: string };
  };
}

/** Where a listing is, in one line below its name: the street where it is shown, and the town. */
export function AddressLine({ address: { street, number, box, city } }: AddressLineProps) {
  const line = [street, number, box].filter(Boolean).join(' ');
  return (
    <div className="detail__address">
      <Icon name="map-pin" />
      <address>
        {line && `${line}, `}
        {city.postalCode} {city.name}
      </address>
    </div>
  );
}
