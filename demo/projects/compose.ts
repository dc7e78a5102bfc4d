/** Writes the title and description of a project: its story, then buildings, construction, delivery and terms. */
import { FORMAT_LOCALES, LOCALES, type Locale } from '../../shared/locales.ts';
import type { Place } from '../places/places.ts';
import { createRandom } from '../random.ts';
import { locationPhrases } from '../texts/compose.ts';
import { fill, type Values } from '../texts/fill.ts';
import { capitalize, createPhraseFormatters } from '../texts/formatters.ts';
import { inPlace } from '../texts/in-place.ts';
import { LEXICONS } from '../texts/lexicons.ts';
import { pickInRotation } from '../texts/pick-in-rotation.ts';
import { de } from './de.data.ts';
import { en } from './en.data.ts';
import type { Entity } from './entities.ts';
import { fr } from './fr.data.ts';
import { nl } from './nl.data.ts';
import type { ProjectPhrases } from './phrases.ts';
import type { ProjectSpec } from './projects.data.ts';

const PHRASES: Record<Locale, ProjectPhrases> = { nl, fr, en, de };

export interface ProjectSubject {
  spec: ProjectSpec;
  place: Place;
  entities: Entity[];
  /** The delivery as an ISO date. */
  delivery: string | undefined;
  agent: string;
  officeTown: Record<Locale, string>;
}

const NOUN_BY_TYPE = {
  APARTMENT: 'flats',
  HOUSE: 'houses',
  COMMERCIAL: 'commercial',
  GARAGE: 'garages',
} as const;

/** "26 apartments, two commercial units and eight garages". */
function countEntities(entities: Entity[], locale: Locale, types: (keyof typeof NOUN_BY_TYPE)[]): string {
  const { nouns } = PHRASES[locale];
  const counted = types.flatMap((type) => {
    const count = entities.filter((entity) => entity.type === type).length;
    const [one, many] = nouns[NOUN_BY_TYPE[type]];
    const number = LEXICONS[locale].numbers[count] ?? String(count);
    return count === 0 ? [] : [count === 1 ? one : many.replace('{n}', number)];
  });
  return new Intl.ListFormat(FORMAT_LOCALES[locale], { type: 'conjunction' }).format(counted);
}

function deliveryWords(delivery: string | undefined, locale: Locale): string | undefined {
  if (!delivery) return undefined;
  const { quarters, quarterOf } = PHRASES[locale];
  const quarter = quarters[Math.floor((Number(delivery.slice(5, 7)) - 1) / 3)] ?? '';
  return fill(quarterOf, { quarter, year: delivery.slice(0, 4) });
}

function projectValues(subject: ProjectSubject, locale: Locale): Values {
  const { spec, place, entities, officeTown } = subject;
  const { amount } = createPhraseFormatters(locale);
  const homes = entities.filter(({ type }) => type === 'APARTMENT' || type === 'HOUSE');
  const areas = homes.map(({ livingArea }) => Math.round(livingArea ?? 0));
  const mix = countEntities(entities, locale, ['APARTMENT', 'HOUSE', 'COMMERCIAL', 'GARAGE']);
  return {
    name: spec.name,
    developer: spec.developer,
    architect: spec.architect,
    agent: subject.agent,
    mix,
    Mix: capitalize(mix),
    homes: countEntities(entities, locale, ['APARTMENT', 'HOUSE']),
    smallest: amount(Math.min(...areas), 'm²'),
    largest: amount(Math.max(...areas), 'm²'),
    delivery: deliveryWords(subject.delivery, locale),
    place: place.names[locale],
    inPlace: inPlace(locale, place.names[locale]),
    office: officeTown[locale],
    inOffice: inPlace(locale, officeTown[locale]),
  };
}

function composeText(subject: ProjectSubject, locale: Locale, index: number, seed: number) {
  const phrases = PHRASES[locale];
  const values = projectValues(subject, locale);
  const { spec, place } = subject;
  const say = (bank: readonly string[], topic: string) =>
    pickInRotation(bank, values, index + createRandom(seed, 'project', topic, locale).int(0, 99));
  const isGone = spec.status === 'SOLD';
  // The Breyne Act protects buyers of homes under construction.
  const money = spec.stage === 'COMPLETED' ? phrases.money : [...phrases.breyne, ...phrases.money];
  const paragraphs = [
    [fill(phrases.stories[spec.reference], values)],
    [
      say(phrases.mix, 'mix'),
      say(phrases.architecture, 'architecture'),
      say(locationPhrases(locale, place.settings[0] ?? 'v'), 'location'),
      say(phrases.interior, 'interior'),
    ],
    [
      say(phrases.technics, 'technics'),
      say(phrases[`stage.${spec.stage}`], spec.stage),
      isGone ? say(phrases.sold, 'sold') : say(money, 'money'),
      isGone ? '' : say(phrases.closing, 'closing'),
    ],
  ];
  return {
    title: say(phrases.title, 'title'),
    description: paragraphs.map((sentences) => sentences.filter(Boolean).join(' ')).join('\n\n'),
  };
}

/** The texts of project `index` in each of its languages. */
export function composeProject(subject: ProjectSubject, index: number, seed: number) {
  const locales = subject.spec.languages ?? LOCALES;
  return Object.fromEntries(locales.map((locale) => [locale, composeText(subject, locale, index, seed)]));
}

/** "Floor plan of 1.03 in De Leiekaai". */
export function planText(locale: Locale, number: string, name: string): string {
  return fill(PHRASES[locale].planText, { number, name }) ?? '';
}
