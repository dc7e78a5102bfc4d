/** Builds small feeds with overrides. */
import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import type { FeedLineInput } from '../../server/features/feed/format.ts';
import type { NewsLineInput } from '../../server/features/feed/news-line.ts';
import type { ProjectLineInput } from '../../server/features/feed/project-line.ts';
import type { RentalUnitLineInput } from '../../server/features/feed/rental-unit-line.ts';

export const HEADER = {
  format: 'baksteen-feed',
  version: 1,
  agency: 'Baksteen Vastgoed',
  createdAt: '2026-11-20T06:00:00Z',
};

export const OFFICE: FeedLineInput = {
  kind: 'office',
  reference: 'GENT',
  name: 'Baksteen Gent',
  address: { street: 'Kouter', number: '1', postalCode: '9000', city: 'Gent' },
  location: { latitude: 51.05, longitude: 3.72 },
  phone: '+32 9 000 00 00',
  email: 'gent@example.be',
  openingHours: [{ weekday: 1, opens: '09:00', closes: '17:00' }],
};

export const AGENT: FeedLineInput = { kind: 'agent', reference: 'AN', office: 'GENT', name: 'An Peeters' };

const LISTING = {
  transaction: 'SALE',
  status: 'AVAILABLE',
  publishedAt: '2026-10-01T08:00:00Z',
  updatedAt: '2026-10-02T08:00:00Z',
  office: 'GENT',
  agent: 'AN',
  address: { street: 'Veldstraat', number: '12', postalCode: '9000', city: 'Gent' },
  location: { latitude: 51.0543, longitude: 3.7174 },
} as const;

export function estate(reference: string, overrides: Partial<EstateLineInput> = {}): EstateLineInput {
  return {
    kind: 'estate',
    reference,
    ...LISTING,
    texts: {
      nl: { title: 'Rijwoning met tuin', description: 'Een huis met grote ramen.' },
      fr: { title: 'Maison avec jardin', description: 'Une maison ensoleillée.' },
    },
    price: 325_000,
    type: 'HOUSE',
    subType: 'TERRACED',
    dimensions: { livingArea: 142.5, plotArea: 210 },
    comfort: { bedrooms: 3, lift: false, cellar: null },
    epc: { value: 187, label: 'B' },
    construction: { year: 1932 },
    extras: { garden: true, garage: false },
    ...overrides,
  };
}

export type Entity = ProjectLineInput['entities'][number];

export function entity(reference: string, overrides: Partial<Entity> = {}): Entity {
  return {
    reference,
    number: reference.slice(-3),
    type: 'APARTMENT',
    subType: 'FLAT',
    floor: 1,
    bedrooms: 2,
    area: 98.5,
    livingArea: 86,
    terraceArea: 12,
    price: 389_000,
    status: 'AVAILABLE',
    plan: { source: `plans/${reference}.png`, alt: { nl: 'Grondplan', fr: null } },
    ...overrides,
  };
}

/** A project with two flats, `<reference>-101` and `-102`. */
export function project(reference: string, overrides: Partial<ProjectLineInput> = {}): ProjectLineInput {
  return {
    kind: 'project',
    reference,
    ...LISTING,
    texts: { nl: { title: 'Residentie De Leie', description: 'Zesentwintig flats met zicht op het water.' } },
    name: 'Residentie De Leie',
    developer: 'Leiebouw nv',
    stage: 'UNDER_CONSTRUCTION',
    delivery: '2027-07-01',
    entities: [entity(`${reference}-101`), entity(`${reference}-102`, { price: 402_000 })],
    ...overrides,
  };
}

export type Season = RentalUnitLineInput['seasons'][number];

export function season(from: string, until: string, overrides: Partial<Season> = {}): Season {
  return {
    from,
    until,
    pricePerNight: 95,
    pricePerWeek: 595.5,
    arrivalDays: [1, 5],
    minNights: 3,
    ...overrides,
  };
}

/** A rental unit with two seasons that meet on 1 July 2027. */
export function rentalUnit(
  reference: string,
  overrides: Partial<RentalUnitLineInput> = {},
): RentalUnitLineInput {
  return {
    kind: 'rentalUnit',
    reference,
    ...LISTING,
    transaction: 'RENT',
    texts: { fr: { title: 'Studio avec vue', description: 'Un studio lumineux sur la digue.' } },
    name: 'Zeezicht',
    persons: 4,
    bedrooms: 1,
    bathrooms: 1,
    pets: false,
    facilities: ['SEA_VIEW', 'WIFI'],
    seasons: [
      season('2027-04-01', '2027-07-01'),
      season('2027-07-01', '2027-09-01', { arrivalDays: [6], minNights: 7, pricePerNight: 140 }),
    ],
    unavailable: [{ from: '2027-05-01', until: '2027-05-08' }],
    ...overrides,
  };
}

export function news(reference: string, overrides: Partial<NewsLineInput> = {}): NewsLineInput {
  const text = { title: 'Opendeurdag', summary: 'U bent welkom.', body: 'Van tien tot zes.\n\nMet koffie.' };
  return {
    kind: 'news',
    reference,
    publishedAt: '2026-11-01T09:00:00Z',
    texts: { nl: text },
    picture: { source: 'news/door.jpg', alt: { nl: 'Een open deur' } },
    ...overrides,
  };
}

/** Returns the lines of a feed: header, office, agent, and the given lines (strings verbatim). */
export function feed(...lines: (object | string)[]): string[] {
  return [HEADER, OFFICE, AGENT, ...lines].map((line) =>
    typeof line === 'string' ? line : JSON.stringify(line),
  );
}

/** Returns `count` estates, BK-1 to BK-n. */
export function estates(count: number, overrides: Partial<EstateLineInput> = {}): EstateLineInput[] {
  return Array.from({ length: count }, (_, index) => estate(`BK-${index + 1}`, overrides));
}
