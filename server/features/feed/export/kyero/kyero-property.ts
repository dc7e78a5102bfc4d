/** Writes an estate as a `<property>` of Kyero XML, version 3. */
import { estatePath } from '../../../../../graphql/estates/estate.ts';
import { localesOfPage } from '../../../../../shared/alternates.ts';
import { dayInBrussels, timeInBrussels } from '../../../../../shared/days.ts';
import { energyLabel } from '../../../../../shared/estates/energy.ts';
import { LOCALES } from '../../../../../shared/locales.ts';
import { xmlElement, xmlText } from '../../../../platform/http/xml.ts';
import type { ExportContext } from '../export-context.ts';
import type { PublicFiles } from '../public-files.ts';
import type { EstateRow } from '../store/rows.ts';
import { KYERO_TYPES, kyeroCountry, toKyeroLabel } from './property-types.ts';

const MAX_IMAGES = 50;

export type PricedEstate = EstateRow & { priceCents: number };

/** Returns the element. The format requires a price, and has no street. */
export function propertyElement(row: PricedEstate, files: PublicFiles, context: ExportContext): string {
  const {
    id,
    reference,
    agencyReference,
    updatedAt,
    priceCents,
    transaction,
    subType,
    sections,
    video,
    virtualTour,
  } = row;
  const { bedrooms, bathrooms } = sections.comfort ?? {};
  return `${group('property', [
    text('id', id),
    text('date', `${dayInBrussels(updatedAt)} ${timeInBrussels(updatedAt)}:00`),
    text('ref', agencyReference ?? reference),
    text('price', Math.round(priceCents / 100)),
    text('currency', 'EUR'),
    text('price_freq', transaction === 'SALE' ? 'sale' : 'month'),
    sections.construction?.state === 'NEW' ? text('new_build', 1) : '',
    text('type', KYERO_TYPES[subType]),
    placeElements(row, context),
    text('beds', bedrooms),
    text('baths', bathrooms),
    areasElement(row),
    energyElement(row, context),
    urlElement(row, context),
    group(
      'desc',
      LOCALES.map((locale) => text(locale, row.texts[locale]?.description)),
    ),
    imagesElement(row, files),
    text('video_url', video),
    text('virtual_tour_url', virtualTour),
  ])}\n`;
}

function placeElements({ cityId, latitude, longitude }: EstateRow, { ports, locale }: ExportContext): string {
  const { names, province, country, postalCode } = ports.cities.byId(cityId);
  return [
    text('town', names[locale]),
    text('province', province),
    text('country', kyeroCountry(country)),
    text('postcode', postalCode),
    group('location', [text('latitude', latitude), text('longitude', longitude)]),
  ].join('');
}

/** Whole square metres. */
function areasElement({ sections: { dimensions } }: EstateRow): string {
  const area = (name: string, value: number | null | undefined) =>
    text(name, value ? Math.round(value) || null : null);
  return group('surface_area', [
    area('built', dimensions?.livingArea ?? dimensions?.usableArea),
    area('plot', dimensions?.plotArea),
  ]);
}

/** The label of the certificate, else that of its value on the scale of the region, as on the page. */
function energyElement({ cityId, sections: { epc } }: EstateRow, { ports }: ExportContext): string {
  const { region } = ports.cities.byId(cityId);
  const value = epc?.value ?? null;
  const label = epc?.label ?? (region && value !== null ? energyLabel(region, value) : null);
  return group('energy_rating', [text('consumption', label && toKyeroLabel(label))]);
}

function urlElement(listing: EstateRow, { ports, publicUrl }: ExportContext): string {
  const written = LOCALES.filter((locale) => listing.texts[locale]);
  return group(
    'url',
    localesOfPage(written).map((locale) =>
      text(locale, publicUrl + estatePath({ listing, locale }, { ports })),
    ),
  );
}

/** Photos, then floor plans. */
function imagesElement({ photos, floorPlans }: EstateRow, files: PublicFiles): string {
  const images = [
    ...files.pictures(photos).map(({ source }) => text('url', source)),
    ...files
      .pictures(floorPlans)
      .map(({ source }) => text('url', source) + group('tags', [text('tag', 'floorplan')])),
  ];
  return group(
    'images',
    images.slice(0, MAX_IMAGES).map((image, index) => xmlElement('image', { id: String(index + 1) }, image)),
  );
}

/** An element with text; empty without a value. */
function text(name: string, value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : xmlElement(name, {}, xmlText(String(value)));
}

/** An element with children; empty without children. */
function group(name: string, children: readonly string[]): string {
  return children.some(Boolean) ? xmlElement(name, {}, ...children) : '';
}
