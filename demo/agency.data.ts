/** The fictional agency with its offices and agents. Telephone numbers with 000 are not in use. */
import type { FeedLineInput } from '../server/features/feed/format.ts';
import { PROFILES } from './agents.data.ts';
import { demoCalendarUrl } from './calendars.ts';
import { viewingsOfAgent } from './estates/viewings.ts';

type Office = Extract<FeedLineInput, { kind: 'office' }>;
type Agent = Extract<FeedLineInput, { kind: 'agent' }>;

const day = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });

const weekdays = (opens: string, closes: string) => [1, 2, 3, 4, 5].map((n) => day(n, opens, closes));

const splitDays = (days: number[], ...hours: [string, string][]) =>
  days.flatMap((weekday) => hours.map(([opens, closes]) => day(weekday, opens, closes)));

const OFFICE_LINES: readonly Office[] = [
  {
    kind: 'office',
    reference: 'office-gent',
    name: 'Baksteen Gent',
    address: { street: 'Zonnestraat', number: '14', postalCode: '9000', city: 'Gent' },
    location: { latitude: 51.0508, longitude: 3.7208 },
    phone: '+32 9 000 10 01',
    email: 'gent@baksteen.example',
    openingHours: [...weekdays('09:00', '18:00'), day(6, '10:00', '13:00')],
  },
  {
    kind: 'office',
    reference: 'office-antwerpen',
    name: 'Baksteen Antwerpen',
    address: { street: 'Mechelsesteenweg', number: '88', postalCode: '2018', city: 'Antwerpen' },
    location: { latitude: 51.2098, longitude: 4.4118 },
    phone: '+32 3 000 20 02',
    email: 'antwerpen@baksteen.example',
    openingHours: [...weekdays('09:00', '17:30'), day(6, '10:00', '14:00')],
  },
  {
    kind: 'office',
    reference: 'office-bruxelles',
    name: 'Baksteen Brussel – Bruxelles',
    address: { street: 'Avenue Louise', number: '231', postalCode: '1050', city: 'Ixelles' },
    location: { latitude: 50.8281, longitude: 4.3636 },
    phone: '+32 2 000 30 03',
    email: 'bruxelles@baksteen.example',
    openingHours: splitDays([1, 2, 3, 4, 5], ['09:00', '12:30'], ['13:30', '18:00']),
  },
  {
    kind: 'office',
    reference: 'office-liege',
    name: 'Baksteen Liège',
    address: { street: 'Boulevard de la Sauvenière', number: '57', postalCode: '4000', city: 'Liège' },
    location: { latitude: 50.6417, longitude: 5.5686 },
    phone: '+32 4 000 40 04',
    email: 'liege@baksteen.example',
    openingHours: [
      ...splitDays([2, 3, 4, 5], ['09:00', '12:00'], ['13:00', '18:00']),
      day(6, '09:30', '13:00'),
    ],
  },
];

export const OFFICES: readonly Office[] = OFFICE_LINES.map((office) => ({
  ...office,
  picture: {
    source: `demo/${office.reference}/front`,
    alt: {
      nl: `Etalage van ${office.name}`,
      fr: `Vitrine de l’agence ${office.name}`,
      en: `Shop window of ${office.name}`,
      de: `Schaufenster von ${office.name}`,
    },
  },
}));

/** The postal code of each office's city. */
export const OFFICE_TOWNS: Record<string, string> = {
  'office-gent': '9000',
  'office-antwerpen': '2000',
  'office-bruxelles': '1000',
  'office-liege': '4000',
};

const PEOPLE: readonly [office: string, name: string][] = [
  ['office-gent', 'Lotte Vermeersch'],
  ['office-gent', 'Wannes Claeys'],
  ['office-gent', 'Emre Yıldız'],
  ['office-gent', 'Sofie De Smedt'],
  ['office-antwerpen', 'Bram Wouters'],
  ['office-antwerpen', 'Fatima Benali'],
  ['office-antwerpen', 'Hannah Rosenthal'],
  ['office-antwerpen', 'Jef Peeters'],
  ['office-bruxelles', 'Amélie Lambert'],
  ['office-bruxelles', 'Younes El Amrani'],
  ['office-bruxelles', 'Grâce Mukendi'],
  ['office-liege', 'Julien Delvaux'],
  ['office-liege', 'Chiara Rossi'],
  ['office-liege', 'Katharina Schröder'],
];

const mailName = (name: string) =>
  name.replaceAll('ı', 'i').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.');

export const AGENTS: readonly Agent[] = PEOPLE.map(([office, name], index) => {
  const number = String(index + 1).padStart(2, '0');
  return {
    kind: 'agent',
    reference: `agent-${number}`,
    office,
    name,
    phone: `+32 470 00 00 ${number}`,
    email: `${mailName(name)}@baksteen.example`,
    registration: `000.1${number}`,
    ...PROFILES[name],
    viewings: viewingsOfAgent(`agent-${number}`),
    calendarUrl: demoCalendarUrl(`agent-${number}`),
    picture: {
      source: `demo/agent-${number}/portrait`,
      alt: {
        nl: `Portret van ${name}`,
        fr: `Portrait\u00a0: ${name}`,
        en: `Portrait of ${name}`,
        de: `Porträt von ${name}`,
      },
    },
  };
});
