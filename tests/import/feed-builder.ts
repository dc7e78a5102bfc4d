/** Small feeds with overrides. */
import type { EstateLineInput, FeedLineInput } from '../../server/feed/format.ts';

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

export function estate(reference: string, overrides: Partial<EstateLineInput> = {}): EstateLineInput {
  return {
    kind: 'estate',
    reference,
    transaction: 'SALE',
    status: 'AVAILABLE',
    publishedAt: '2026-10-01T08:00:00Z',
    updatedAt: '2026-10-02T08:00:00Z',
    office: 'GENT',
    agent: 'AN',
    address: { street: 'Veldstraat', number: '12', postalCode: '9000', city: 'Gent' },
    location: { latitude: 51.0543, longitude: 3.7174 },
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

/** The lines of a feed: header, office, agent, and what is given (strings stand as they are). */
export function feed(...lines: (object | string)[]): string[] {
  return [HEADER, OFFICE, AGENT, ...lines].map((line) =>
    typeof line === 'string' ? line : JSON.stringify(line),
  );
}

/** `count` estates, BK-1 to BK-n. */
export function estates(count: number, overrides: Partial<EstateLineInput> = {}): EstateLineInput[] {
  return Array.from({ length: count }, (_, index) => estate(`BK-${index + 1}`, overrides));
}
