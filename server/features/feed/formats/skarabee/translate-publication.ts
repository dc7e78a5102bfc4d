/** Translates a Skarabee publication to an estate line, a project line without its entities, or an entity. */
import { LOCALES } from '../../../../../shared/locales.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import type { ProjectLineInput } from '../../project-line.ts';
import { compact, inEuros } from '../estate-parts.ts';
import type { TranslatedRecord, TranslationOptions } from '../feed-format.ts';
import {
  findUnitNumber,
  type TranslatedProject,
  type TranslatedUnit,
  toProjectName,
} from '../held-projects.ts';
import { toAgencyReference, toDay, typeOfSubType } from '../parse-values.ts';
import type { RecordFields } from '../xml/record-fields.ts';
import { findKind, isShown } from './kind.ts';
import { translateListing } from './listing-parts.ts';
import { PropertyValues } from './property-values.ts';
import { findFloor, findPrice, translateEpc, translatePlanning, translateSections } from './sections.ts';

export interface Publication {
  number: number;
  reference: string;
  fields: RecordFields;
}

export function translateEstate(
  { number, reference, fields }: Publication,
  options: TranslationOptions,
): TranslatedRecord {
  const kind = findKind(fields);
  if (!kind) return { number, kind: 'estate', reference, reasons: fields.reasons };
  const { subType } = kind;
  const values = new PropertyValues(fields);
  const line = compact({
    kind: 'estate' as const,
    ...translateListing(fields, { reference, kind, options }),
    price: findPrice(values, kind),
    progress: kind.progress,
    type: typeOfSubType(subType),
    subType,
    ...translateSections(values, kind),
  });
  return { number, line: inCurrency(line as EstateLineInput, fields) };
}

export function translateProject(
  { reference, fields }: Publication,
  options: TranslationOptions,
): TranslatedProject {
  const kind = findKind(fields);
  if (!kind) return { reasons: fields.reasons };
  const parts = translateListing(fields, { reference, kind, options });
  const titles = [options.locale, ...LOCALES].map((locale) => parts.texts[locale]?.title);
  const name =
    fields.text('Property/Residence') ?? fields.text('Property/Address/Residence') ?? titles.find(Boolean);
  if (!name) return { reasons: ['name: the project has no title'] };
  const delivery = toDay(fields.text('Property/Dates/AvailableFrom') ?? '');
  const stage = fields.text('Property/UnderConstruction') === 'FALSE' ? 'COMPLETED' : 'UNDER_CONSTRUCTION';
  const line = compact({ kind: 'project' as const, ...parts, name: toProjectName(name), stage, delivery });
  return { line: line as Omit<ProjectLineInput, 'entities'> };
}

/** Null for a unit that websites do not show. */
export function translateUnit({ reference, fields }: Publication): TranslatedUnit | null {
  if (!isShown(fields)) return null;
  const kind = findKind(fields);
  if (!kind) return { reasons: fields.reasons };
  const values = new PropertyValues(fields);
  const ownReference = toAgencyReference(fields.text('Property/Reference'), reference);
  const entity = {
    reference,
    number: findUnitNumber([fields.text('Property/Address/MailBox'), ownReference]),
    type: typeOfSubType(kind.subType),
    subType: kind.subType,
    floor: findFloor(values),
    bedrooms: values.count('NumberOfBedrooms'),
    livingArea: values.quantity('SurfaceLivable') ?? values.quantity('Area'),
    plotArea: values.quantity('LandArea'),
    terraceArea: values.quantity('SurfaceTerrace'),
    price: findPrice(values, kind),
    status: kind.status,
    epc: translateEpc(values),
    planning: translatePlanning(values),
  };
  return { entity: inCurrency(entity, fields) };
}

function inCurrency<Line extends { price?: number | null | undefined }>(
  line: Line,
  fields: RecordFields,
): Line {
  return inEuros(line, fields.text('Property/Currency'), fields.unmapped);
}
