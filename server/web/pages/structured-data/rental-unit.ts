import type { Accommodation, RealEstateListing, Thing } from 'schema-dts';
import { RentalUnitDocument } from '../../../../client/features/holiday/unit/generated/rental-unit.generated.ts';
import type { Unit } from '../../../../client/features/holiday/unit/unit.ts';
import { unitTrail } from '../../../../client/features/holiday/unit/unit-trail.ts';
import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { offerTerms, unitPrice } from './offers.ts';
import { officeReference } from './office.ts';
import { imagesOf, optional, type PageData } from './page-data.ts';
import { exactPosition, postalAddress } from './places.ts';

/** Null when the page shows no rental unit. */
export function rentalUnitNodes(page: PageData): Thing[] | null {
  const unit = page.results.find(RentalUnitDocument)?.rentalUnit;
  if (!unit) return null;
  const trail = breadcrumbList(unitTrail(unit, page.t, page.locale), unit.name, page);
  return unit.status.code === 'WITHDRAWN' ? [trail] : [listingNode(unit, page), trail];
}

function listingNode(unit: Unit, page: PageData): RealEstateListing {
  const { priceFromPerWeek: week, status } = unit;
  const isPriced = week !== null && isOffered(status.code);
  return {
    '@type': 'RealEstateListing',
    name: page.t('estates.card.heading', { type: unit.name, city: unit.address.city.name }),
    url: page.site.publicUrl + unit.path,
    inLanguage: page.locale,
    datePosted: unit.publishedAt,
    ...optional({ image: imagesOf(unit.pictures, page) }),
    mainEntity: accommodation(unit),
    offers: {
      '@type': 'Offer',
      ...offerTerms({ status, transaction: 'RENT' }),
      offeredBy: officeReference(unit.office, page),
      ...(isPriced && { priceSpecification: unitPrice({ minPrice: week }, 'WEEK') }),
    },
  };
}

function accommodation(unit: Unit): Accommodation {
  return {
    '@type': 'Accommodation',
    name: unit.name,
    address: postalAddress(unit.address),
    additionalProperty: { '@type': 'PropertyValue', name: 'occupancy', value: unit.persons },
    petsAllowed: unit.allowsPets,
    ...optional({
      geo: exactPosition(unit),
      numberOfBedrooms: unit.bedrooms ?? undefined,
      numberOfBathroomsTotal: unit.bathrooms ?? undefined,
    }),
  };
}
