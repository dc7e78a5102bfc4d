/** Writes the title and description of a rental unit: location, interior and terms. */
import { LOCALES, type Locale } from '../../shared/locales.ts';
import type { Place } from '../places/places.ts';
import { createRandom } from '../random.ts';
import type { Values } from '../texts/fill.ts';
import { capitalize, createPhraseFormatters } from '../texts/formatters.ts';
import { inPlace } from '../texts/in-place.ts';
import { LEXICONS } from '../texts/lexicons.ts';
import { pickInRotation } from '../texts/pick-in-rotation.ts';
import { de } from './de.data.ts';
import { en } from './en.data.ts';
import { fr } from './fr.data.ts';
import { nl } from './nl.data.ts';
import type { HolidayPhrases } from './phrases.ts';
import type { UnitSpec } from './units.data.ts';

const PHRASES: Record<Locale, HolidayPhrases> = { nl, fr, en, de };

/** The number of facilities that the text mentions; all are listed beside it. */
const SPOKEN_OF = 6;

export interface UnitSubject {
  spec: UnitSpec;
  place: Place;
  agent: string;
  officeTown: Record<Locale, string>;
}

export function unitNoun(locale: Locale, { kind }: UnitSpec): string {
  return PHRASES[locale].nouns[kind][0];
}

function valuesOf({ spec, place, agent, officeTown }: UnitSubject, locale: Locale): Values {
  const { count } = createPhraseFormatters(locale);
  const [plain, indefinite, demonstrative] = PHRASES[locale].nouns[spec.kind];
  const [one, many] = PHRASES[locale].persons;
  const number = LEXICONS[locale].numbers[spec.persons] ?? String(spec.persons);
  const bedrooms = count('bedrooms', spec.bedrooms);
  const there = inPlace(locale, place.names[locale]);
  return {
    name: spec.name,
    plain,
    Plain: capitalize(plain),
    a: indefinite,
    this: demonstrative,
    This: capitalize(demonstrative),
    persons: spec.persons === 1 ? one : many.replace('{n}', number),
    bedrooms,
    Bedrooms: bedrooms && capitalize(bedrooms),
    bathrooms: count('bathrooms', spec.bathrooms),
    place: place.names[locale],
    inPlace: there,
    InPlace: capitalize(there),
    agent,
    office: officeTown[locale],
    inOffice: inPlace(locale, officeTown[locale]),
  };
}

function sleepingKey({ bedrooms }: UnitSpec) {
  return bedrooms === 0 ? 'sleeping.STUDIO' : bedrooms === 1 ? 'sleeping.ONE' : 'sleeping.MANY';
}

function composeText(subject: UnitSubject, locale: Locale, index: number, seed: number) {
  const { spec } = subject;
  const phrases = PHRASES[locale];
  const values = valuesOf(subject, locale);
  const say = (bank: readonly string[], topic: string) =>
    pickInRotation(bank, values, index + createRandom(seed, 'holiday', topic, locale).int(0, 99));
  const told = spec.facilities.filter((facility) => facility !== 'WIFI' && facility !== 'TV');
  const facilities = Array.from({ length: Math.min(SPOKEN_OF, told.length) }, (_, at) => {
    const facility = told[(index + at) % told.length] as keyof HolidayPhrases['facilities'];
    return say(phrases.facilities[facility], facility);
  });
  const paragraphs = [
    [say(phrases[`opening.${spec.region}`], 'opening'), phrases.places[spec.reference]],
    [say(phrases[sleepingKey(spec)], 'sleeping'), ...facilities],
    [
      say(phrases[spec.pets ? 'pets.YES' : 'pets.NO'], 'pets'),
      say(phrases.practical, 'practical'),
      say(phrases.closing, 'closing'),
    ],
  ];
  return {
    title: say(phrases.title, 'title'),
    description: paragraphs.map((sentences) => sentences.join(' ')).join('\n\n'),
  };
}

/** The texts of unit `index` in each of its languages. */
export function composeUnit(subject: UnitSubject, index: number, seed: number) {
  const locales = subject.spec.languages ?? LOCALES;
  return Object.fromEntries(locales.map((locale) => [locale, composeText(subject, locale, index, seed)]));
}
