/** Chooses and fills phrases for the title and description of an estate in one language. */
import type { Locale } from '../../shared/locales.ts';
import type { Random } from '../random.ts';
import { de } from './de.data.ts';
import { en } from './en.data.ts';
import { canFill, countWords, fill, type Values } from './fill.ts';
import { fr } from './fr.data.ts';
import { nl } from './nl.data.ts';
import type { PhraseKey, Phrases } from './phrases.ts';
import { type Topic, topicsOf } from './topics.ts';
import type { Subject } from './values.ts';

const PHRASES: Record<Locale, Phrases> = { nl, fr, en, de };

/** Phrases about the setting of a city (demo/places/towns.data.ts). */
export function locationPhrases(locale: Locale, setting: string): readonly string[] {
  return PHRASES[locale][`location.${setting}` as PhraseKey] ?? [];
}

/** The upper end of the random limit of words in a description. */
const MAX_WORDS = 165;

function choose(phrases: readonly string[], values: Values, random: Random): string | undefined {
  const fitting = phrases.filter((phrase) => canFill(phrase, values));
  return fitting.length > 0 ? random.pick(fitting) : undefined;
}

type Spoken = Topic & { phrase: string; words: number };

const wordCount = (paragraphs: Spoken[][]) =>
  paragraphs.reduce((sum, paragraph) => paragraph.reduce((part, { words }) => part + words, sum), 0);

/** Removes random optional sentences until the text is short enough. */
function shorten(paragraphs: Spoken[][], limit: number, random: Random): Spoken[][] {
  let rest = paragraphs;
  while (wordCount(rest) > limit) {
    const optional = rest.flat().filter(({ isOptional }) => isOptional);
    if (optional.length === 0) {
      return rest;
    }
    const victim = random.pick(optional);
    rest = rest.map((paragraph) => paragraph.filter((spoken) => spoken !== victim));
  }
  return rest;
}

function titleKey({ estate }: Subject, random: Random): PhraseKey {
  const { type, subType, construction = {} } = estate;
  if (type === 'LAND') return 'title.LAND';
  if (type === 'GARAGE') return 'title.GARAGE';
  if (type !== 'HOUSE' && type !== 'APARTMENT') return 'title.BUILDING';
  if (construction.state === 'SHELL') return 'title.SHELL';
  if (subType === 'STUDIO') return 'title.STUDIO';
  if (construction.state === 'TO_RENOVATE' && random.chance(0.8)) return 'title.TO_RENOVATE';
  return construction.state === 'NEW' && random.chance(0.7) ? 'title.NEW' : 'title.HOME';
}

/** The title of an estate; its noun and place when the facts are missing for every phrase. */
function composeTitle(subject: Subject, phrases: Phrases, values: Values, random: Random): string {
  const { Plain = '', place = '' } = values;
  const phrase = choose(phrases[titleKey(subject, random)], values, random);
  return (phrase && fill(phrase, values)) ?? `${Plain}, ${place}`;
}

/** Title and description of one estate in one language; the same `random` stream gives the same text. */
export function composeText(
  subject: Subject,
  locale: Locale,
  values: Values,
  random: Random,
): { title: string; description: string } {
  const phrases = PHRASES[locale];
  const title = composeTitle(subject, phrases, values, random);
  const spoken = topicsOf(subject.estate, subject.place, random).map((topics) =>
    topics.flatMap((topic): Spoken[] => {
      const phrase = choose(phrases[topic.key], values, random);
      return phrase ? [{ ...topic, phrase, words: countWords(phrase) }] : [];
    }),
  );
  const paragraphs = shorten(spoken, random.int(105, MAX_WORDS), random)
    .map((paragraph) => paragraph.map(({ phrase }) => fill(phrase, values)).join(' '))
    .filter((paragraph) => paragraph !== '');
  return { title, description: paragraphs.join('\n\n') };
}
