/** Formats an estate's facts as placeholder values of one language. */

import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import type { AgentLine } from '../../server/features/feed/people-lines.ts';
import type { Locale } from '../../shared/locales.ts';
import { roomsOf } from '../estates/layout.ts';
import type { RoomKind } from '../estates/rooms.data.ts';
import type { Place } from '../places/places.ts';
import type { Values } from './fill.ts';
import { capitalize, createPhraseFormatters, type Formatters } from './formatters.ts';
import { inPlace, inStreet } from './in-place.ts';
import type { Lexicon } from './lexicon.ts';
import { LEXICONS } from './lexicons.ts';

export type Subject = {
  estate: EstateLineInput;
  place: Place;
  agent: Pick<AgentLine, 'name'>;
  /** The translated names of the office's city. */
  officeTown: Record<Locale, string>;
};

function nounValues({ estate, place }: Subject, locale: Locale, lexicon: Lexicon): Values {
  const [plain, indefinite, demonstrative] = lexicon.nouns[estate.subType];
  const there = inPlace(locale, place.names[locale]);
  const level = estate.floors?.find((floor) => floor.level >= 0)?.level;
  const isUpstairs = estate.type === 'APARTMENT' && estate.subType !== 'GROUND_FLOOR';
  const onLevel = isUpstairs && level !== undefined ? lexicon.levels[level] : undefined;
  return {
    plain,
    Plain: capitalize(plain),
    a: indefinite,
    this: demonstrative,
    This: capitalize(demonstrative),
    place: place.names[locale],
    inPlace: there,
    InPlace: capitalize(there),
    inStreet: estate.address.hidden ? undefined : inStreet(locale, estate.address.street),
    onLevel,
    OnLevel: onLevel && capitalize(onLevel),
  };
}

const largest = (estate: EstateLineInput, kind: RoomKind) =>
  Math.max(0, ...roomsOf(estate.floors ?? [], kind).map(({ area }) => area ?? 0));

function sizeValues({ estate }: Subject, words: Formatters): Values {
  const { dimensions = {}, comfort = {}, floors = [] } = estate;
  const metres = (value: number | null | undefined) => words.amount(value, 'm²');
  return {
    area: metres(dimensions.livingArea ?? dimensions.usableArea),
    plot: metres(dimensions.plotArea),
    facade: words.amount(dimensions.facadeWidth, 'm'),
    depth: words.amount(dimensions.plotDepth, 'm'),
    garden: metres(dimensions.gardenArea),
    terrace: metres(dimensions.terraceArea),
    living: metres(largest(estate, 'LIVING_ROOM')),
    kitchenArea: metres(largest(estate, 'KITCHEN')),
    bedroomArea: metres(largest(estate, 'BEDROOM')),
    garageArea: metres(estate.type === 'GARAGE' ? largest(estate, 'GARAGE') : 0),
    bedrooms: words.count('bedrooms', comfort.bedrooms),
    bathrooms: words.count('bathrooms', comfort.bathrooms),
    garages: words.count('garages', comfort.garages),
    parking: words.count('parking', comfort.parkingSpaces),
    flats: words.count('flats', roomsOf(floors, 'LIVING_ROOM').length),
    studentRooms: words.count('studentRooms', comfort.bedrooms),
    facades: words.count('facades', estate.construction?.facades),
  };
}

function energyValues(
  { estate, place }: Subject,
  lexicon: Lexicon,
  words: Formatters,
  locale: Locale,
): Values {
  const { epc = {}, energy = {}, construction = {}, dimensions = {} } = estate;
  const { heatingFuel, glazing, heatingKind } = energy;
  const energyPerArea = epc.value === 0 ? '0\u00a0kWh/m²' : words.amount(epc.value, 'kWh/m²');
  return {
    certificate: place.region && lexicon.certificate[place.region],
    label: epc.label ?? undefined,
    value: energyPerArea,
    fuel: heatingFuel && heatingKind !== 'DISTRICT' ? lexicon.fuels[heatingFuel] : undefined,
    glazing: glazing ? lexicon.glazings[glazing] : undefined,
    panels: words.amount(energy.solarPanels, locale === 'fr' ? 'kWc' : 'kWp'),
    tank: words.amount(
      energy.rainwaterTank,
      { nl: 'liter', fr: 'litres', en: 'litres', de: 'Litern' }[locale],
    ),
    year: construction.year?.toString(),
    renovated: construction.renovationYear?.toString(),
    orientation: dimensions.gardenOrientation
      ? lexicon.orientations[dimensions.gardenOrientation]
      : undefined,
  };
}

function moneyValues({ estate, agent, officeTown }: Subject, locale: Locale, words: Formatters): Values {
  const financial = estate.financial ?? {};
  return {
    price: words.euros(estate.price),
    income: financial.cadastralIncomeIndexed ? undefined : words.euros(financial.cadastralIncome),
    charges: words.euros(financial.charges),
    deposit: words.count('deposit', financial.depositMonths),
    from: words.date(financial.availableFrom),
    agent: agent.name,
    office: officeTown[locale],
    inOffice: inPlace(locale, officeTown[locale]),
  };
}

function valuesIn(subject: Subject, locale: Locale): Values {
  const lexicon = LEXICONS[locale];
  const words = createPhraseFormatters(locale);
  return {
    ...nounValues(subject, locale, lexicon),
    ...sizeValues(subject, words),
    ...energyValues(subject, lexicon, words, locale),
    ...moneyValues(subject, locale, words),
  };
}

/** The placeholder values of an estate in every language. */
export function valuesOf(subject: Subject): Record<Locale, Values> {
  return {
    nl: valuesIn(subject, 'nl'),
    fr: valuesIn(subject, 'fr'),
    en: valuesIn(subject, 'en'),
    de: valuesIn(subject, 'de'),
  };
}
