import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { type AgentContact, contactCard } from './contact-card.ts';

const AGENT: AgentContact = {
  name: 'An Peeters',
  agencyName: 'Baksteen',
  officeName: 'Baksteen Gent',
  role: 'Lettings',
  phone: '+32 470 00 00 01',
  email: 'an@baksteen.example',
  languages: ['nl', 'fr'],
  address: { street: 'Kouter 1', postalCode: '9000', town: 'Gent', country: 'BE' },
  url: 'https://baksteen.example/nl/team/7/an-peeters',
  portraitUrl: 'https://baksteen.example/media/ab-800.jpg',
};
const write = (overrides: Partial<AgentContact> = {}) => contactCard({ ...AGENT, ...overrides });

test('a card has the details of the agent and of the office', () => {
  expect(write().split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    'FN:An Peeters',
    'ORG:Baksteen;Baksteen Gent',
    'TITLE:Lettings',
    'TEL;TYPE=work;VALUE=TEXT:+32 470 00 00 01',
    'EMAIL;TYPE=work:an@baksteen.example',
    'ADR;TYPE=work:;;Kouter 1;Gent;;9000;BE',
    'LANG;PREF=1:nl',
    'LANG;PREF=2:fr',
    'URL:https://baksteen.example/nl/team/7/an-peeters',
    'PHOTO:https://baksteen.example/media/ab-800.jpg',
    'END:VCARD',
    '',
  ]);
});

test('what is unknown is left out', () => {
  const card = write({ role: null, phone: null, email: null, languages: [], portraitUrl: null });
  expect(card).not.toMatch(/TITLE|TEL|EMAIL|LANG|PHOTO/);
});

test('no text of a feed ends its property', () => {
  const name = 'An;Peeters, \\"x"\r\nTEL:+32 900 00 00\u0000';
  const card = write({ name, officeName: name, role: name, phone: name, email: name });
  expect(card.split('\r\n').filter((line) => line.startsWith('TEL:'))).toEqual([]);
  expect(card).not.toContain('\u0000');
  const [, properties] = ICAL.parse(card) as unknown as [string, [string, object, string, unknown][]];
  const propertyOf = (of: string) => properties.find(([property]) => property === of)?.[3];
  const expected = 'An;Peeters, \\"x"\nTEL:+32 900 00 00 ';
  expect(propertyOf('fn')).toBe(expected);
  expect(propertyOf('title')).toBe(expected);
  expect(propertyOf('org')).toEqual(['Baksteen', expected]);
});

test('lines have at most 75 octets', () => {
  const role = 'Vérification énergétique '.repeat(10);
  const lines = write({ role }).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`TITLE:${role}`);
});
