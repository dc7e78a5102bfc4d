/** Translates a Zabun property to an estate line, or a project with its units to a project line. */

import { LOCALES } from '../../../../../shared/locales.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import type { ProjectLineInput } from '../../project-line.ts';
import { compact, floorArea } from '../estate-parts.ts';
import type { TranslatedRecord, TranslationOptions } from '../feed-format.ts';
import { findUnitNumber, toProjectName } from '../held-projects.ts';
import { isObject } from '../json/json-records.ts';
import { JsonValues } from '../json/json-values.ts';
import { toAgencyReference, toDay, toMonthlyRent, toReference, typeOfSubType } from '../parse-values.ts';
import { findKind, isShown, type Kind } from './kind.ts';
import { findFlag, translateEpc, translatePlanning } from './legal.ts';
import { translateListing } from './listing-parts.ts';
import { findFacilities } from './options.ts';
import { PRIVATE_FIELDS } from './private-fields.ts';

/** layout_id; a property may have several entries of a kind. */
const BEDROOM = '1';

/** Returns null for a project without units: it is counted, not imported. */
export function translateProperty(
  record: unknown,
  number: number,
  options: TranslationOptions,
): TranslatedRecord | null {
  if (!isObject(record)) return { number, kind: 'estate', reasons: ['the property is no object'] };
  const values = new JsonValues(record, options.unmapped);
  const reference = toReference(values.text('property_id'));
  if (!reference) return { number, kind: 'estate', reasons: ['reference: missing'] };
  const isProject = values.flag('is_project') === true;
  const kind = findKind(values);
  if ('reasons' in kind)
    return { number, kind: isProject ? 'project' : 'estate', reference, reasons: kind.reasons };
  const parts = translateListing(values, { reference, kind, options });
  if (!isProject) {
    const line = toEstate(values, kind, parts);
    values.countUnread(PRIVATE_FIELDS);
    return { number, line };
  }
  const line = toProject(values, parts, options);
  if (line) return { number, line };
  options.unmapped.countValue('child_properties', 'a project has none');
  return null;
}

type Parts = ReturnType<typeof translateListing>;

function toEstate(values: JsonValues, kind: Kind, parts: Parts): EstateLineInput {
  const { subType } = kind;
  const facilities = findFacilities(values);
  const line = compact({
    kind: 'estate' as const,
    ...parts,
    price: findPrice(values, kind),
    type: typeOfSubType(subType),
    subType,
    dimensions: compact({
      ...floorArea(subType, values.quantity('area_build')),
      plotArea: values.quantity('area_ground'),
      facadeWidth: values.quantity('width_house'),
      plotDepth: values.quantity('depth_ground'),
      floors: values.count('floors_total') || undefined,
    }),
    comfort: compact({
      bedrooms: countBedrooms(values),
      lift: values.flag('elevator') || undefined,
      wheelchairAccess: findFlag(values, 'access_for_disabled_ynu'),
      ...facilities.comfort,
    }),
    energy: compact(facilities.energy),
    technical: compact(facilities.technical),
    epc: translateEpc(values),
    financial: compact({
      cadastralIncome: values.quantity('non_indexed_ki'),
      charges: values.quantity('monthly_cost'),
      availableFrom: values.parse('available_date', toDay),
    }),
    planning: translatePlanning(values),
    construction: compact({
      year: findYear(values, 'construction_year'),
      renovationYear: findYear(values, 'renovation_year'),
    }),
    extras: compact({ revenueProperty: values.flag('investment') || undefined, ...facilities.extras }),
  });
  return line as EstateLineInput;
}

function findYear(values: JsonValues, name: string): number | undefined {
  const year = Number(values.text(name));
  return Number.isInteger(year) && year >= 1200 && year <= 2100 ? year : undefined;
}

function countBedrooms(values: JsonValues): number | undefined {
  const bedrooms = values.objects('layouts').filter((layout) => layout.text('layout_id') === BEDROOM);
  const count = bedrooms.reduce((sum, layout) => sum + (layout.count('count') ?? 0), 0);
  return bedrooms.length > 0 ? count : values.count('bedroom_count');
}

/** Euros, per month for rentals; undefined when the price is on request, or the feed does not say that it is shown. */
function findPrice(values: JsonValues, { transaction }: Pick<Kind, 'transaction'>): number | undefined {
  const price = values.quantity('price');
  const period = values.object('price_period').object('name').text('nl')?.toLowerCase() ?? '';
  values.get('price_period_id');
  if (price === undefined || values.flag('price_visible') !== true) return undefined;
  if (transaction === 'SALE' || period === '' || /maand/.test(period)) return price;
  if (/jaar/.test(period)) return toMonthlyRent(price, 'year');
  values.unmapped.countValue('price_period_id', period);
  return undefined;
}

function toProject(
  values: JsonValues,
  parts: Parts,
  options: TranslationOptions,
): ProjectLineInput | undefined {
  const titles = [options.locale, ...LOCALES].map((locale) => parts.texts[locale]?.title);
  const name = values.text('building_name') ?? titles.find(Boolean) ?? '';
  const children = values.objects('child_properties');
  if (children.length === 0) return undefined;
  const shown = children.filter(isShown);
  const listed = shown.length === 0 ? children : shown;
  const line = compact({
    ...parts,
    kind: 'project' as const,
    // A project must have entities, so one without shown units is withdrawn with all of them.
    status: shown.length === 0 ? ('WITHDRAWN' as const) : parts.status,
    name: toProjectName(name),
    stage: 'UNDER_CONSTRUCTION' as const,
    delivery: values.parse('available_date', toDay),
    entities: listed.flatMap(toEntity),
  });
  return line as ProjectLineInput;
}

/** A unit whose transaction is not known is left out, and counted. */
function toEntity(unit: JsonValues, position: number): ProjectLineInput['entities'] {
  const reference = toReference(unit.text('property_id'));
  const kind = findKind(unit);
  if (!reference || 'reasons' in kind) {
    unit.unmapped.countField('child_properties');
    return [];
  }
  const ownReference = toAgencyReference(unit.text('reference'), reference);
  const entity = compact({
    reference,
    number: findUnitNumber([unit.object('address').text('box'), ownReference]) ?? String(position + 1),
    type: typeOfSubType(kind.subType),
    subType: kind.subType,
    status: kind.status,
    floor: unit.parse('floor', (text) => (/^-?\d{1,2}$/.test(text) ? Number(text) : undefined)),
    bedrooms: unit.count('bedroom_count'),
    livingArea: unit.quantity('area_build'),
    plotArea: unit.quantity('area_ground'),
    price: findPrice(unit, kind),
    epc: translateEpc(unit),
    planning: translatePlanning(unit),
  });
  return entity ? [entity] : [];
}
