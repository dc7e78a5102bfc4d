/** Translates a unit of a SweepBright project to an entity. */
import { inEuros } from '../estate-parts.ts';
import { findUnitNumber, type TranslatedUnit } from '../held-projects.ts';
import type { JsonValues } from '../json/json-values.ts';
import { typeOfSubType } from '../parse-values.ts';
import { findKind } from './kind.ts';
import { translatePlanning } from './legal.ts';
import { findAgencyReference } from './listing-parts.ts';
import { findPlan } from './media.ts';
import { findPrice } from './price.ts';
import { PRIVATE_FIELDS } from './private-fields.ts';
import { findArea, findFloor, translateEpc } from './sections.ts';

/** The address of a unit is its project's. */
const NOT_COUNTED: ReadonlySet<string> = new Set([...PRIVATE_FIELDS, 'location', 'project_id', 'is_project']);

export function translateUnit(values: JsonValues, reference: string): TranslatedUnit {
  const kind = findKind(values);
  if ('reasons' in kind) return kind;
  const currency = values.object('price').text('currency');
  const entity = {
    reference,
    number: findNumber(values, reference),
    type: typeOfSubType(kind.subType),
    subType: kind.subType,
    floor: findFloor(values),
    bedrooms: values.count('bedrooms'),
    area: findArea(values, 'gross_area'),
    livingArea: findArea(values, 'liveable_area'),
    plotArea: findArea(values, 'plot_area'),
    price: findPrice(values, kind.transaction),
    status: kind.status,
    plan: findPlan(values),
    epc: translateEpc(values),
    planning: translatePlanning(values),
  };
  values.countUnread(NOT_COUNTED);
  return { entity: inEuros(entity, currency, values.unmapped) };
}

/** The box of the address, such as 0203, else the agency's reference. */
function findNumber(values: JsonValues, reference: string): string | undefined {
  return findUnitNumber([values.object('location').text('box'), findAgencyReference(values, reference)]);
}
