/** Who is responsible for a home, in each format. */
import { describe, expect, test } from '@jest/globals';
import type { PeopleTable } from '../people-table.ts';
import { blm } from './blm/blm.ts';
import type { FeedFormat } from './feed-format.ts';
import { kyero } from './kyero/kyero.ts';
import { openimmo } from './openimmo/openimmo.ts';
import { sweepbright } from './sweepbright/sweepbright.ts';
import { estateOf } from './testing/translate-feed.ts';
import { translateInPieces } from './testing/translate-in-pieces.ts';
import { UnmappedValues } from './unmapped-values.ts';
import { whise } from './whise/whise.ts';

const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const PEOPLE: PeopleTable = {
  offices: new Map([
    ['16010', 'MAIN'],
    ['coast@agency.example', 'COAST'],
  ]),
  agents: new Map([
    ['77', 'AN'],
    ['an@agency.example', 'AN'],
    [UUID, 'BO'],
  ]),
};

function translate(format: FeedFormat, feed: string) {
  const unmapped = new UnmappedValues();
  const records = translateInPieces(format, feed, { unmapped, people: PEOPLE });
  const counted = unmapped.list().filter(({ field }) => field.startsWith('people.'));
  const people = records.map((record) => estateOf(record)).map(({ office, agent }) => ({ office, agent }));
  return { people, counted, output: JSON.stringify([records, unmapped.list()]) };
}

const WHISE_HOME = {
  purpose: { id: 1 },
  purposeStatus: { id: 1 },
  category: { id: 2 },
  subCategory: { id: 17 },
  country: { id: 1 },
  zip: '9000',
  city: 'Gent',
};
const SWEEPBRIGHT_HOME = {
  type: 'house',
  sub_type: 'villa',
  negotiation: 'sale',
  status: 'available',
  location: { country: 'BE', city: 'Gent', postal_code: '9000' },
};
const whiseFeed = (...people: object[]) =>
  JSON.stringify({ estates: people.map((each, index) => ({ id: index + 1, ...WHISE_HOME, ...each })) });
const sweepbrightFeed = (...people: object[]) =>
  JSON.stringify(people.map((each, index) => ({ id: `5f0e1c52-${index}`, ...SWEEPBRIGHT_HOME, ...each })));
const kyeroFeed = (...people: string[]) =>
  `<root><kyero><feed_version>3</feed_version></kyero>${people
    .map(
      (each, index) =>
        `<property><ref>A${index}</ref><price>1000</price><currency>EUR</currency><price_freq>sale</price_freq>` +
        `<type>villa</type><town>Gent</town><country>Belgium</country><postcode>9000</postcode>${each}</property>`,
    )
    .join('')}</root>`;
const openimmoHome = (reference: string, contact: string) =>
  `<immobilie><objektkategorie><vermarktungsart KAUF="true"/><objektart><haus haustyp="VILLA"/></objektart>` +
  `</objektkategorie><geo><plz>4700</plz><ort>Eupen</ort><land iso_land="BEL"/></geo>` +
  `<kontaktperson>${contact}</kontaktperson><preise><kaufpreis>250000</kaufpreis></preise>` +
  `<verwaltung_techn><objektnr_extern>${reference}</objektnr_extern></verwaltung_techn></immobilie>`;
const openimmoFeed = (...offices: string[]) =>
  `<openimmo><uebertragung umfang="VOLL"/>${offices.map((each) => `<anbieter>${each}</anbieter>`).join('')}</openimmo>`;
const blmFeed = (...branches: string[]) =>
  "#HEADER#\nVERSION : 3\nEOF : '|'\nEOR : '~'\n#DEFINITION#\n" +
  'AGENT_REF|TOWN|POSTCODE1|STATUS_ID|TRANS_TYPE_ID|PROP_SUB_ID|PRICE|BRANCH_ID|~\n#DATA#\n' +
  `${branches.map((branch, index) => `A${index}|Gent|9000|0|1|4|1000|${branch}|~`).join('\n')}\n#END#`;

describe('the office and agent that the table names', () => {
  test('Whise: officeId, office and representatives', () => {
    const { people, counted } = translate(
      whise,
      whiseFeed(
        { officeId: 16010, representatives: [{ id: 5 }, { id: 77, email: 'x@agency.example' }] },
        { office: { id: 16010, name: 'Gent' }, representatives: [{ id: 6, email: 'AN@agency.example' }] },
        { officeId: 0 },
      ),
    );
    expect(people).toEqual([
      { office: 'MAIN', agent: 'AN' },
      { office: 'MAIN', agent: 'AN' },
      { office: undefined, agent: undefined },
    ]);
    expect(counted).toEqual([]);
  });

  test('SweepBright: negotiator and office', () => {
    const { people } = translate(
      sweepbright,
      sweepbrightFeed(
        { negotiator: { id: UUID.toUpperCase() }, office: { id: 16010 } },
        { negotiator: { email: 'an@agency.example' }, office_id: '16010' },
        { office: { email: 'coast@agency.example' } },
      ),
    );
    expect(people).toEqual([
      { office: 'MAIN', agent: 'BO' },
      { office: 'MAIN', agent: 'AN' },
      { office: 'COAST', agent: undefined },
    ]);
  });

  test('Kyero: agent and email, also of an office', () => {
    const { people, counted } = translate(
      kyero,
      kyeroFeed(
        '<agent>77</agent>',
        '<email>an@agency.example</email>',
        '<email>coast@agency.example</email>',
      ),
    );
    expect(people).toEqual([
      { office: undefined, agent: 'AN' },
      { office: undefined, agent: 'AN' },
      { office: 'COAST', agent: undefined },
    ]);
    expect(counted).toEqual([]);
  });

  test('OpenImmo: the contact person, and the office before its properties', () => {
    const { people } = translate(
      openimmo,
      openimmoFeed(
        `<anbieternr>16010</anbieternr><openimmo_anid>A</openimmo_anid>` +
          openimmoHome('A1', '<name>Peeters</name><personennummer>77</personennummer>') +
          openimmoHome('A2', '<email_direkt>an@agency.example</email_direkt>'),
        `<openimmo_anid>B</openimmo_anid>${openimmoHome('A3', '<email_zentrale>coast@agency.example</email_zentrale>')}`,
        `<openimmo_anid>C</openimmo_anid>${openimmoHome('A4', '<email_privat>an@agency.example</email_privat>')}`,
      ),
    );
    expect(people).toEqual([
      { office: 'MAIN', agent: 'AN' },
      { office: 'MAIN', agent: 'AN' },
      { office: 'COAST', agent: undefined },
      { office: undefined, agent: undefined },
    ]);
  });

  test('BLM: BRANCH_ID', () => {
    const { people } = translate(blm, blmFeed('16010', '', '2'));
    expect(people.map(({ office }) => office)).toEqual(['MAIN', undefined, undefined]);
  });
});

describe('an id that the table lacks', () => {
  test.each([
    ['Whise', whise, whiseFeed({ officeId: 2, representatives: [{ id: 3 }, { id: 4 }] }, { officeId: 2 })],
    [
      'SweepBright',
      sweepbright,
      sweepbrightFeed({ office: { id: 2 }, negotiator: { id: 3 } }, { office: { id: 2 } }),
    ],
    ['BLM', blm, blmFeed('2', '2')],
    [
      'OpenImmo',
      openimmo,
      openimmoFeed(`<anbieternr>2</anbieternr>${openimmoHome('A1', '')}${openimmoHome('A2', '')}`),
    ],
  ])('is counted: %s', (_, format, feed) => {
    expect(translate(format, feed).counted[0]).toEqual({ field: 'people.offices', value: '2', count: 2 });
  });

  test('is counted as a UUID too', () => {
    const id = UUID.replace('0f', '1f');
    const { counted } = translate(
      sweepbright,
      sweepbrightFeed({ negotiator: { id, email: 'an.secret@agency.example' } }),
    );
    expect(counted).toEqual([{ field: 'people.agents', value: id, count: 1 }]);
  });
});

const SECRETS = [
  'secret@agency.example',
  '+32 470 00 00 00',
  '32470000000',
  '92250101',
  '2250101',
  'Secret Agent',
  '85073003328',
];

test.each([
  [
    'Whise',
    whise,
    (id: string) => whiseFeed({ office: { id, name: id }, representatives: [{ id, email: id, name: id }] }),
  ],
  [
    'SweepBright',
    sweepbright,
    (id: string) => sweepbrightFeed({ negotiator: { id, email: id, phone: id }, office: { id, name: id } }),
  ],
  ['Kyero', kyero, (id: string) => kyeroFeed(`<agent>${id}</agent><email>${id}</email>`)],
  ['BLM', blm, (id: string) => blmFeed(id)],
  [
    'OpenImmo',
    openimmo,
    (id: string) =>
      openimmoFeed(
        `<anbieternr>${id}</anbieternr>` +
          openimmoHome(
            'A1',
            `<personennummer>${id}</personennummer><email_direkt>${id}</email_direkt><name>${id}</name>`,
          ),
      ),
  ],
])('names, addresses and telephone numbers are counted without their value: %s', (_, format, feedOf) => {
  for (const secret of SECRETS) {
    const { output, counted, people } = translate(format, feedOf(secret));
    expect(output).not.toContain(secret);
    expect(counted.map(({ value, count }) => [value, count])).toContainEqual([null, 1]);
    expect(people).toEqual([{ office: undefined, agent: undefined }]);
  }
});

test('a broken byte in the name of a contact person rejects nothing', () => {
  const feed = openimmoFeed(openimmoHome('A1', '<name>@</name><personennummer>77</personennummer>'));
  const bytes = Buffer.from(feed);
  bytes[bytes.indexOf('@')] = 0xe9;
  const records = translateInPieces(openimmo, bytes, { people: PEOPLE });
  expect(estateOf(records[0]).agent).toBe('AN');
});
