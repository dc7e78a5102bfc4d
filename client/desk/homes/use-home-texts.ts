import { addressLine } from '../../../shared/towns/address-line.ts';
import { useListingName } from '../../features/listings/use-listing-name.ts';
import type { DeskHomeFragment } from './generated/homes.generated.ts';

interface HomeTexts {
  /** The own name, else the kind and the town. */
  title: string;
  /** Street and town; without the street when it is hidden. */
  address: string;
}

/** Returns the function that names a home, also when visitors do not see it. */
export function useHomeTexts(): (home: DeskHomeFragment) => HomeTexts {
  const nameOf = useListingName();
  return ({ name, subType, address, reference }) => {
    const kind = subType ? nameOf({ __typename: 'Estate', subType, address }) : reference;
    return { title: name ?? kind, address: addressLine(address) };
  };
}
