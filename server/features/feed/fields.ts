/** Validation schemas of feed fields. */
import * as v from 'valibot';
import { COUNTRIES } from '../../../shared/cities/vocabulary.ts';

export const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
export const optional = <T extends v.GenericSchema>(schema: T) => v.nullish(schema);
export const reference = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/));
export const MAX_AGENCY_REFERENCE = 40;
export const date = v.pipe(v.string(), v.isoDate());
export const instant = v.pipe(v.string(), v.isoTimestamp());
export const flag = optional(v.boolean());
export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
export const count = (max: number) => optional(whole(0, max));
/** Square metres, metres or kWh. */
export const measure = (max: number) => optional(v.pipe(v.number(), v.minValue(0), v.maxValue(max)));
/** Euros. */
export const euros = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000_000));
/** Signed URLs of storage services are long. */
export const MAX_URL_LENGTH = 2_048;
/** Indexes of PostgreSQL hold entries of at most 2,704 bytes. */
const MAX_URL_BYTES = 2_600;
export const url = v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(MAX_URL_LENGTH));
/**
 * Address of an external iCalendar. It is secret, so error messages never contain it. Apple writes `webcal://`. Whether
 * it can be read is decided when it is read: until then its owner counts as busy, which a rejected line would not.
 */
export const calendarUrl = v.pipe(
  text(2_048),
  v.transform((typed) => typed.replace(/^webcals?:\/\//i, 'https://')),
);
export const oneOf = <const T extends readonly string[]>(values: T) => optional(v.picklist(values));
/** ISO weekday: 1 is Monday. */
export const weekday = whole(1, 7);
/** 0 is the ground floor, −1 the cellar. */
export const level = whole(-5, 100);

export const perLocale = <T extends v.GenericSchema>(schema: T) =>
  v.object({ nl: optional(schema), fr: optional(schema), en: optional(schema), de: optional(schema) });

export const point = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

export const address = v.object({
  street: optional(text(120)),
  number: optional(text(12)),
  box: optional(text(12)),
  /** At least one of postal code and city decides on the town; see `settleTown`. */
  postalCode: optional(text(20)),
  city: optional(text(120)),
  /** Distinguishes towns of one name abroad. */
  province: optional(text(80)),
  country: v.optional(v.picklist(COUNTRIES), 'BE'),
});

/** A path relative to the feed's folder, or a URL (http, https); downloaded after the import. */
const source = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_URL_LENGTH), v.maxBytes(MAX_URL_BYTES));
export const picture = v.object({ source, alt: v.optional(perLocale(text(300)), {}) });
export const document = v.object({
  source,
  name: text(200),
  mediaType: text(100),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
