/** The homes of the agencies in `agencies.ts`. Their office comes from the agency file. */
import type { FeedLineInput } from '../../../server/features/feed/format.ts';
import { entity, estate, project, rentalUnit, season } from '../../import/feed-builder.ts';

const DAY = 86_400_000;
const day = (offset: number) => new Date(Date.now() + offset * DAY).toISOString().slice(0, 10);

const NO_PEOPLE = { office: undefined, agent: undefined };
const PHOTO = { source: 'street.jpg', alt: {} };

const inMalmedy = (number: string) =>
  ({
    ...NO_PEOPLE,
    address: { street: 'Rue Steinbach', number, postalCode: '4960', city: 'Malmedy' },
    location: { latitude: 50.4265, longitude: 6.0279 },
  }) as const;

export const VILLAGE_LINES: readonly FeedLineInput[] = [
  estate('HF-1', {
    ...inMalmedy('4'),
    texts: {
      fr: { title: 'Maison en pierre avec verger', description: 'Quatre façades, au calme.' },
      de: { title: 'Steinhaus mit Obstgarten', description: 'Freistehend und ruhig.' },
    },
    photos: [PHOTO],
    price: 289_000,
  }),
  estate('HF-2', {
    ...inMalmedy('18'),
    texts: { fr: { title: 'Appartement au centre', description: 'Deux chambres, ascenseur.' } },
    type: 'APARTMENT',
    subType: 'FLAT',
    price: 189_000,
  }),
  estate('HF-3', {
    ...inMalmedy('20'),
    texts: { fr: { title: 'Studio lumineux', description: 'Près de la gare des bus.' } },
    transaction: 'RENT',
    type: 'APARTMENT',
    subType: 'FLAT',
    price: 620,
  }),
];

const inDeHaan = {
  ...NO_PEOPLE,
  address: { street: 'Zeedijk-De Haan', number: '30', postalCode: '8420', city: 'De Haan' },
  location: { latitude: 51.2748, longitude: 3.0316 },
} as const;

export const COAST_LINES: readonly FeedLineInput[] = ['Helmgras', 'Strandloper', 'Noordster'].map(
  (name, index) =>
    rentalUnit(`DD-${index + 1}`, {
      ...inDeHaan,
      name,
      photos: index === 0 ? [PHOTO] : [],
      texts: {
        nl: { title: `${name}: appartement op de dijk`, description: 'Terras op het zuiden.' },
        fr: { title: `${name} : appartement sur la digue`, description: 'Terrasse plein sud.' },
        en: { title: `${name}: apartment on the sea front`, description: 'A terrace facing south.' },
        de: { title: `${name}: Wohnung am Deich`, description: 'Südterrasse.' },
      },
      seasons: [season(day(-10), day(300))],
      unavailable: [],
    }),
);

export const YARD_LINES: readonly FeedLineInput[] = [
  project('W9-1', {
    ...NO_PEOPLE,
    address: { street: 'Slachthuiskaai', number: '2', postalCode: '3500', city: 'Hasselt' },
    location: { latitude: 50.9357, longitude: 5.3383 },
    name: 'Kaai Negen',
    developer: 'Werf Negen',
    photos: [PHOTO],
    texts: {
      nl: {
        title: 'Kaai Negen: flats aan het water',
        description: 'Negen flats met een terras aan het kanaal.',
      },
      fr: {
        title: 'Kaai Negen : appartements au bord de l’eau',
        description: 'Neuf appartements avec terrasse.',
      },
    },
    delivery: day(500),
    entities: [
      entity('W9-1-101', { plan: undefined, price: 315_000 }),
      entity('W9-1-102', { plan: undefined, price: 332_000 }),
      entity('W9-1-201', { plan: undefined, floor: 2, status: 'SOLD' }),
    ],
  }),
];
