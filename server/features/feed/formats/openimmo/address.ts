/** Address and location of a property. */
import type { EstateLineInput } from '../../estate-line.ts';
import { findCountry } from '../countries.ts';
import { findPoint } from '../estate-parts.ts';
import { parseDecimal, type RecordFields } from '../xml/record-fields.ts';

/** Lines of the site's own feed have no longer numbers and boxes. */
const MAX_NUMBER_LENGTH = 12;

/** The address is hidden unless the feed says that it may be published. */
export function readAddress(fields: RecordFields): EstateLineInput['address'] {
  return {
    street: fields.text('geo/strasse'),
    number: readShort(fields, 'geo/hausnummer'),
    box: readShort(fields, 'geo/wohnungsnr'),
    postalCode: fields.text('geo/plz'),
    city: fields.text('geo/ort'),
    country: readCountry(fields),
    hidden: fields.flag('verwaltung_objekt/objektadresse_freigeben') !== true,
  };
}

export function readLocation(fields: RecordFields): EstateLineInput['location'] {
  const degrees = (name: string) => {
    const text = fields.attribute('geo/geokoordinaten', name);
    return text === undefined ? undefined : parseDecimal(text.replace(',', '.'));
  };
  return findPoint('geo/geokoordinaten', degrees('breitengrad'), degrees('laengengrad'), fields.unmapped);
}

/** Undefined when the feed names no country: the importer has a default. */
function readCountry(fields: RecordFields): EstateLineInput['address']['country'] {
  const code = fields.attribute('geo/land', 'iso_land');
  if (code === undefined) return undefined;
  const country = findCountry(code);
  if (!country) fields.reasons.push(`land: "${code.slice(0, 10)}" is not supported`);
  return country;
}

function readShort(fields: RecordFields, path: string): string | undefined {
  const text = fields.text(path);
  if (text === undefined || text.length <= MAX_NUMBER_LENGTH) return text;
  fields.unmapped.countField(path);
  return undefined;
}
