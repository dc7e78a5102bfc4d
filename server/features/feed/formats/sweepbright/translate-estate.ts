/** Translates an estate of a SweepBright feed to an estate line. */
import type { EstateLineInput } from '../../estate-line.ts';
import { compact, inEuros } from '../estate-parts.ts';
import type { TranslatedRecord, TranslationOptions } from '../feed-format.ts';
import type { JsonValues } from '../json/json-values.ts';
import { typeOfSubType } from '../parse-values.ts';
import { Features } from './features.ts';
import { findKind } from './kind.ts';
import { translateFinancial, translatePlanning } from './legal.ts';
import { type Context, translateListing } from './listing-parts.ts';
import { findPrice } from './price.ts';
import { PRIVATE_FIELDS } from './private-fields.ts';
import {
  translateComfort,
  translateConstruction,
  translateDimensions,
  translateEnergy,
  translateEpc,
} from './sections.ts';

export function translateEstate(
  values: JsonValues,
  { number, reference }: { number: number; reference: string },
  options: TranslationOptions,
): TranslatedRecord {
  const kind = findKind(values);
  if ('reasons' in kind) return { number, kind: 'estate', reference, reasons: kind.reasons };
  const features = new Features(values);
  const line = toLine(values, features, { reference, kind, options });
  values.countUnread(PRIVATE_FIELDS);
  features.countUnread();
  return { number, line };
}

function toLine(values: JsonValues, features: Features, context: Context): EstateLineInput {
  const { transaction, progress, subType } = context.kind;
  const line = compact({
    kind: 'estate' as const,
    ...translateListing(values, context),
    price: findPrice(values, transaction),
    progress,
    type: typeOfSubType(subType),
    subType,
    dimensions: translateDimensions(values, subType),
    comfort: translateComfort(values, features),
    energy: translateEnergy(values, features),
    epc: translateEpc(values),
    financial: translateFinancial(values),
    planning: translatePlanning(values),
    technical: compact({
      sewer: features.hasAmenity('sewer_access'),
      waterSoftener: features.has('comfort', 'water_softener'),
    }),
    construction: translateConstruction(values),
    extras: compact({ garden: features.hasAmenity('garden'), terrace: features.hasAmenity('terrace') }),
  });
  return inEuros(line as EstateLineInput, values.object('price').text('currency'), values.unmapped);
}
