import type { EstateSubType } from '../../../shared/estates/vocabulary.ts';
import { useMessages } from '../../intl/use-messages.ts';

/** The fields that form a listing's name. */
type NamedListing =
  | { __typename: 'Project'; name: string }
  | { __typename: 'RentalUnit'; name: string }
  | { __typename: 'Estate'; subType: EstateSubType; address: { city: { name: string } } }
  | { __typename: 'ProjectEntity'; subType: EstateSubType; number: string; project: { name: string } };

/**
 * Returns the name of a listing: a project and a rental unit have their own, an estate is named by kind and
 * town.
 */
export function useListingName(): (listing: NamedListing) => string {
  const t = useMessages();
  return (listing) => {
    if (listing.__typename === 'Project' || listing.__typename === 'RentalUnit') return listing.name;
    const type = t(`estates.subType.${listing.subType}`);
    if (listing.__typename === 'Estate')
      return t('estates.card.heading', { type, city: listing.address.city.name });
    return t('projects.card.entity', { type, number: listing.number, project: listing.project.name });
  };
}
