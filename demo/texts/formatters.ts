/** Formats numbers, prices, dates and counts for the demo texts. */
import { FORMAT_LOCALES, type Locale } from '../../shared/locales.ts';
import { createNumberFormat } from '../../shared/number-format.ts';
import type { CountedNoun } from './lexicon.ts';
import { LEXICONS } from './lexicons.ts';

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const CACHED_BELOW = 1_000;

type Formats = {
  cached: Map<number, string>;
  number: Intl.NumberFormat;
  euro: Intl.NumberFormat;
  date: Intl.DateTimeFormat;
};

function createFormats(locale: Locale): Formats {
  const tag = FORMAT_LOCALES[locale];
  return {
    cached: new Map(),
    number: createNumberFormat(tag, { maximumFractionDigits: 1 }),
    euro: createNumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
    date: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }),
  };
}

const FORMATS = new Map<Locale, Formats>();

/** Formatters are cached, because creating one is slow. */
function formatsOf(locale: Locale): Formats {
  const formats = FORMATS.get(locale) ?? createFormats(locale);
  FORMATS.set(locale, formats);
  return formats;
}

/** Formatted numbers are cached too, because formatting is slow and the same areas recur. */
function formatCached(formats: Formats, value: number): string {
  const cached = formats.cached.get(value);
  if (cached !== undefined) {
    return cached;
  }
  const text = formats.number.format(value);
  if (value < CACHED_BELOW) {
    formats.cached.set(value, text);
  }
  return text;
}

export type Formatters = {
  amount(value: number | null | undefined, unit: string): string | undefined;
  euros(value: number | null | undefined): string | undefined;
  date(value: string | null | undefined): string | undefined;
  count(noun: CountedNoun, value: number | null | undefined): string | undefined;
};

/** Formatters for numbers, prices and dates within a sentence; they return undefined for unknown values and zero. */
export function createPhraseFormatters(locale: Locale): Formatters {
  const lexicon = LEXICONS[locale];
  const formats = formatsOf(locale);
  return {
    amount: (value, unit) => (value ? `${formatCached(formats, value)}\u00a0${unit}` : undefined),
    euros: (value) => (value ? formats.euro.format(value) : undefined),
    date: (value) => {
      const date = value ? formats.date.format(new Date(value)) : undefined;
      return locale === 'fr' ? date?.replace(/^1 /, '1er ') : date;
    },
    count: (noun, value) => {
      const [one, many] = lexicon.counts[noun];
      return value
        ? value === 1
          ? one
          : many.replace('{n}', lexicon.numbers[value] ?? String(value))
        : undefined;
    },
  };
}
