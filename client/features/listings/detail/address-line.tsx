import type { Country } from '../../../../shared/cities/vocabulary.ts';
import { streetLine } from '../../../../shared/towns/street-line.ts';
import { townLabel } from '../../../../shared/towns/town-label.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Icon } from '../../../ui/icon.tsx';

export interface Address {
  street: string | null;
  number: string | null;
  box: string | null;
  city: { name: string; postalCode: string };
}

export interface CountryAddress extends Address {
  city: Address['city'] & { country: Country };
}

/** The street, when it is public, the town, and a country abroad, on one line. */
export function AddressLine({ address }: { address: CountryAddress }) {
  const t = useMessages();
  const { city } = address;
  const country = city.country === 'BE' ? null : t(`cities.country.${city.country}`);
  return (
    <div className="detail__address">
      <Icon name="map-pin" />
      <address>{[streetLine(address), townLabel(city), country].filter(Boolean).join(', ')}</address>
    </div>
  );
}
