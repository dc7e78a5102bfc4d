/** Address and location of a BLM record. */
import type { Country } from '../../../../../shared/cities/vocabulary.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import { compact, findPoint } from '../estate-parts.ts';
import type { BlmValues } from './blm-values.ts';

type Address = EstateLineInput['address'];

export function translateAddress(values: BlmValues, country: Country | undefined): Address {
  const { street, number, box } = findStreet(values);
  const written = findTown(values, street);
  const [, postalCode, town] = /^(\d{4,5})\s+(.+)$/.exec(written ?? '') ?? [];
  const address = compact({
    street,
    number,
    box,
    postalCode: values.text('POSTCODE1', 'ZIPCODE') ?? postalCode,
    city: town ?? written,
    country,
    hidden: isHidden(values.text('DISPLAY_ADDRESS') ?? '', [street, number]) || undefined,
  });
  return address as Address;
}

/** Version 3 has the house number in ADDRESS_1 and the street in ADDRESS_2, or both in ADDRESS_1. */
function findStreet(values: BlmValues): Pick<Address, 'street' | 'number' | 'box'> {
  const house = values.text('ADDRESS_1', 'HOUSE_NAME_NUMBER') ?? '';
  const street = values.text('ADDRESS_2', 'STREET_NAME');
  if (street && /^\d/.test(house)) return { street, ...splitNumber(house) };
  const [, first, last] = /^(\d\S*?),?\s+(\D{3,})$/.exec(house) ?? [];
  if (first && last) return { street: last, ...splitNumber(first) };
  const [, name, number] = /^(\D{3,}?),?\s+(\d.*)$/.exec(house) ?? [];
  if (name && number) return { street: name, ...splitNumber(number) };
  return { street: street ?? (house || undefined) };
}

/**
 * The town, also as "9000 Gent". Records without one have it in their last address line, or at the end of the address
 * that the public sees.
 */
function findTown(values: BlmValues, street: string | null | undefined): string | undefined {
  const line = values.text('ADDRESS_2');
  return (
    values.text('TOWN', 'OS_TOWN_CITY', 'ADDRESS_4', 'ADDRESS_3') ??
    (line === street ? undefined : line) ??
    /,\s*([^,]+)$/.exec(values.text('DISPLAY_ADDRESS') ?? '')?.[1]?.trim()
  );
}

/** Parses "12", "12A", "12/3", "12 bus 3" and "12 bte A". */
function splitNumber(text: string): { number: string; box?: string } {
  const [, number = text, box] =
    /^(\d+\s?[A-Za-z]?)\s*(?:\/|,|bus|bte|boîte|box)\s*(\S+)$/i.exec(text.trim()) ?? [];
  return compact({ number: number.trim(), box }) as { number: string; box?: string };
}

/** The agency decides by DISPLAY_ADDRESS what the public sees: "Kerkstraat, Gent" does not show the house number. */
function isHidden(displayAddress: string, parts: (string | null | undefined)[]): boolean {
  return parts.some((part) => part && !isPartOf(displayAddress, part));
}

/** As whole words: "1" is no part of "Kerkstraat 12". */
function isPartOf(text: string, part: string): boolean {
  const words = (phrase: string) =>
    ` ${phrase
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .join(' ')} `;
  return words(text).includes(words(part));
}

export function translateLocation(values: BlmValues): EstateLineInput['location'] {
  const latitude = values.decimal('EXACT_LATITUDE', 'LATITUDE');
  const longitude = values.decimal('EXACT_LONGITUDE', 'LONGITUDE');
  return findPoint('LATITUDE', latitude, longitude, values.unmapped);
}
