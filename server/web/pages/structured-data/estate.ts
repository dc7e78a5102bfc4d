import type { Event, Place, PropertyValue, RealEstateListing, Thing } from 'schema-dts';
import type { EstateDetail } from '../../../../client/features/estates/detail/estate.ts';
import { estateTrail } from '../../../../client/features/estates/detail/estate-trail.ts';
import { EstateDetailDocument } from '../../../../client/features/estates/generated/estate-detail.generated.ts';
import type { EstateSubType, EstateType } from '../../../../shared/estates/vocabulary.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { offerOf, squareMetres } from './offers.ts';
import { officeReference } from './office.ts';
import { imagesOf, optional, type PageData } from './page-data.ts';
import { exactPosition, postalAddress } from './places.ts';

/** The types with rooms; land, shops and garages are places. */
const DWELLINGS = {
  HOUSE: 'SingleFamilyResidence',
  APARTMENT: 'Apartment',
} as const satisfies Partial<Record<EstateType, string>>;
/** Subtypes with another type than that of their estate type. */
const DWELLINGS_BY_SUB_TYPE = {
  CHALET: 'House',
  HOUSEBOAT: 'House',
  CO_HOUSING: 'House',
  ROOM: 'Room',
  STUDENT_ROOM: 'Room',
} as const satisfies Partial<Record<EstateSubType, string>>;

/** Null when the page shows no estate. */
export function estateNodes(page: PageData): Thing[] | null {
  const estate = page.results.find(EstateDetailDocument)?.estate;
  if (!estate) return null;
  const { t, locale } = page;
  const kind = t(`estates.subType.${estate.subType}`);
  const heading = t('estates.card.heading', { type: kind, city: estate.address.city.name });
  const trail = breadcrumbList(estateTrail(estate, t, locale), kind, page);
  if (estate.status.code === 'WITHDRAWN') return [trail];
  return [listingNode(estate, heading, page), trail, ...openHouseNodes(estate, heading, page)];
}

function listingNode(estate: EstateDetail, heading: string, page: PageData): RealEstateListing {
  return {
    '@type': 'RealEstateListing',
    name: heading,
    url: page.site.publicUrl + estate.path,
    inLanguage: page.locale,
    datePosted: estate.publishedAt,
    ...optional({ image: imagesOf(estate.pictures, page) }),
    mainEntity: placeNode(estate),
    offers: { ...offerOf(estate), offeredBy: officeReference(estate.office, page) },
  };
}

/** The coming open houses as events at the home. */
function openHouseNodes(estate: EstateDetail, heading: string, page: PageData): Event[] {
  return estate.openHouses.map(({ startsAt, endsAt }) => ({
    '@type': 'Event',
    name: `${page.t('estates.openHouse.title')} – ${heading}`,
    startDate: startsAt,
    endDate: endsAt,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', address: postalAddress(estate.address) },
    organizer: officeReference(estate.office, page),
    url: page.site.publicUrl + estate.path,
  }));
}

function placeNode(estate: EstateDetail): Place {
  const { address, epc, bedrooms, comfort, construction, livingArea, plotArea } = estate;
  const common = {
    address: postalAddress(address),
    ...optional({ geo: exactPosition(estate) }),
  };
  const usable = estate.dimensions?.usableArea;
  const floor = usable ? { name: 'usableArea', value: usable, unitCode: 'MTK' } : null;
  const plot = plotArea ? { name: 'plotArea', value: plotArea, unitCode: 'MTK' } : null;
  const label = epc ? { name: 'EPC', value: epc.label } : null;
  const additionalProperty = [floor, plot, label].flatMap((property): PropertyValue[] =>
    property ? [{ '@type': 'PropertyValue', ...property }] : [],
  );
  const more = additionalProperty.length > 0 ? { additionalProperty } : {};
  const type =
    DWELLINGS_BY_SUB_TYPE[estate.subType as keyof typeof DWELLINGS_BY_SUB_TYPE] ??
    DWELLINGS[estate.type as keyof typeof DWELLINGS];
  if (!type) return { '@type': 'Place', ...common, ...more };
  return {
    '@type': type,
    ...common,
    ...optional({
      floorSize: squareMetres(livingArea),
      numberOfBedrooms: bedrooms ?? undefined,
      numberOfBathroomsTotal: comfort?.bathrooms ?? undefined,
      yearBuilt: construction?.year ?? undefined,
    }),
    ...more,
  };
}
