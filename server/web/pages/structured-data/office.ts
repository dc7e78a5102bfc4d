import type { ItemList, OpeningHoursSpecification, RealEstateAgent, Thing } from 'schema-dts';
import { OfficeDocument } from '../../../../client/features/offices/generated/office.generated.ts';
import type { OfficeSectionFragment } from '../../../../client/features/offices/generated/office-section.generated.ts';
import { OfficesDocument } from '../../../../client/features/offices/list/generated/offices.generated.ts';
import { listTrail } from '../../../../client/layout/list-trail.ts';
import { agencyNode } from './agency.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { imagesOf, type PageData } from './page-data.ts';
import { postalAddress } from './places.ts';

/** By ISO weekday, from Monday. */
const DAYS = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
] as const;

/** Null when the page shows no office. */
export function officeNodes(page: PageData): Thing[] | null {
  const office = page.results.find(OfficeDocument)?.office;
  if (!office) return null;
  const { latitude, longitude } = office.location;
  const image = imagesOf([office.picture], page);
  const agent: RealEstateAgent = {
    ...officeContact(office, page),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: office.openingHours.map(openingHours),
    ...(office.closedDays.length > 0 && {
      specialOpeningHoursSpecification: office.closedDays.map(closedDays),
    }),
    parentOrganization: agencyNode(page.site),
    ...(image && { image }),
  };
  const { t, locale } = page;
  return [agent, breadcrumbList(listTrail('offices', t, locale), office.name, page)];
}

/** The offices of the page, in its order. Null when it shows none. */
export function officeListNodes(page: PageData): Thing[] | null {
  const offices = page.results.find(OfficesDocument)?.offices ?? [];
  if (offices.length === 0) return null;
  const list: ItemList = {
    '@type': 'ItemList',
    numberOfItems: offices.length,
    itemListElement: offices.map((office, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: officeContact(office, page),
    })),
  };
  return [list];
}

function officeContact(office: OfficeSectionFragment, page: PageData) {
  return {
    ...officeReference(office, page),
    email: office.email,
    address: postalAddress(office.address),
  } as const satisfies RealEstateAgent;
}

/** The office that a listing names. */
export function officeReference(
  { name, path, phone }: Pick<OfficeSectionFragment, 'name' | 'path' | 'phone'>,
  { site }: Pick<PageData, 'site'>,
) {
  return {
    '@type': 'RealEstateAgent',
    name,
    url: site.publicUrl + path,
    telephone: phone,
  } as const satisfies RealEstateAgent;
}

function openingHours({
  weekday,
  opens,
  closes,
}: OfficeSectionFragment['openingHours'][number]): OpeningHoursSpecification {
  const dayOfWeek = DAYS[weekday - 1];
  return { '@type': 'OpeningHoursSpecification', ...(dayOfWeek && { dayOfWeek }), opens, closes };
}

/** As search engines read it: opening and closing at midnight is closed all day. */
function closedDays({
  from: validFrom,
  until: validThrough,
}: OfficeSectionFragment['closedDays'][number]): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00', validFrom, validThrough };
}
