import { describe, expect, test } from '@jest/globals';
import { type EstateType, SUB_TYPES_BY_TYPE } from '../../../../../shared/estates/vocabulary.ts';
import { PLAIN_SUB_TYPES } from '../estate-parts.ts';
import { estateOf } from '../testing/translate-feed.ts';
import { ATTACHMENT_USES } from './attachments.ts';
import { category, FOR_RENT, immobilie, lineOf, translate } from './immobilie-builder.ts';
import { PROPERTY_TYPES } from './property-types.ts';
import * as vocabulary from './vocabulary.ts';

const equipment = (content: string) => lineOf({ ausstattung: content });
const condition = (content: string) => lineOf({ zustand_angaben: content });

test.each([
  ['350000,0000', 350_000],
  ['350000.000', 350_000],
  ['1.350.000,00', 1_350_000],
])('the price %s is %d', (text, price) => {
  expect(lineOf({ preise: `<kaufpreis>${text}</kaufpreis>` }).price).toBe(price);
});

test.each([
  ['<haus/>', 'HOUSE', 'haus'],
  ['<haus haustyp="KEINE_ANGABE"/>', 'HOUSE', 'haus'],
  ['<haus haustyp="BESONDERE_IMMOBILIE"/>', 'HOUSE', 'haus BESONDERE_IMMOBILIE'],
  ['<grundstueck grundst_typ="SEELIEGENSCHAFT"/>', 'LAND', 'grundstueck SEELIEGENSCHAFT'],
  ['<wohnung wohnungtyp="ROHDACHBODEN"/>', 'APARTMENT', 'wohnung ROHDACHBODEN'],
  ['<constructor/>', 'HOUSE', 'constructor'],
  ['', 'HOUSE', ''],
])('the type %s is a plain %s, and is counted', (element, type, value) => {
  const { records, unmapped } = translate(immobilie({ objektkategorie: category(element) }));
  expect(estateOf(records[0])).toMatchObject({ type, subType: PLAIN_SUB_TYPES[type as EstateType] });
  expect(unmapped.list()).toEqual([{ field: 'objektkategorie/objektart', value, count: 1 }]);
});

test('an unknown type for commercial use only is commercial', () => {
  const objektkategorie = `<nutzungsart GEWERBE="true" WOHNEN="false"/>${category('<sonstige/>')}`;
  expect(lineOf({ objektkategorie }).type).toBe('COMMERCIAL');
});

describe('tables', () => {
  test.each(Object.entries(PROPERTY_TYPES))('the type %s is %j', (key, [type, subType]) => {
    const [element = '', word = 'KEINE_ANGABE'] = key.split(' ');
    expect(SUB_TYPES_BY_TYPE[type]).toContain(subType);
    const line = lineOf({ objektkategorie: category(`<${element} ein_typ="${word}"/>`) });
    expect(line).toMatchObject({ type, subType });
  });

  test.each(['deu', 'DE'])('the country %s is Germany', (code) => {
    const geo = `<plz>10115</plz><ort>X</ort><land iso_land="${code}"/>`;
    expect(lineOf({ geo }).address.country).toBe('DE');
  });

  test.each(Object.entries(vocabulary.SALE_STATES))('the status %s is %s', (stand, status) => {
    const zustand_angaben = `<verkaufstatus stand="${stand}"/>`;
    const isClosed = status === 'CLOSED';
    expect(lineOf({ zustand_angaben }).status).toBe(isClosed ? 'SOLD' : status);
    expect(lineOf({ zustand_angaben, objektkategorie: FOR_RENT }).status).toBe(isClosed ? 'RENTED' : status);
  });

  test.each([
    ['WOCHE', 4333],
    ['MONAT', 1000],
    ['JAHR', 83],
  ])('a rent of 1000 per %s is %d a month', (unit, price) => {
    const preise = `<kaltmiete>1000</kaltmiete><preis_zeiteinheit zeiteinheit="${unit}"/>`;
    expect(lineOf({ objektkategorie: FOR_RENT, preise }).price).toBe(price);
    expect(vocabulary.RENT_PERIODS).toHaveProperty(unit);
  });

  test.each(Object.entries(vocabulary.KITCHEN_KINDS))('the kitchen %s is %s', (name, kitchen) => {
    expect(equipment(`<kueche ${name}="true"/>`).comfort).toMatchObject({ kitchen });
  });

  test.each(Object.entries(vocabulary.HEATINGS))('the heating %s is %s', (name, kind) => {
    const heatingKind = kind === 'CENTRAL' ? 'INDIVIDUAL' : kind;
    expect(equipment(`<heizungsart ${name}="1"/>`).energy).toMatchObject({ heatingKind });
  });

  test.each(Object.entries(vocabulary.FUELS))('the fuel %s is %s', (name, heatingFuel) => {
    const heatPump = heatingFuel === 'HEAT_PUMP' ? true : undefined;
    expect(equipment(`<befeuerung ${name}="true"/>`).energy).toMatchObject({ heatingFuel, heatPump });
  });

  test.each(Object.entries(vocabulary.ROOF_SHAPES))('the roof %s is %s', (name, roof) => {
    expect(equipment(`<dachform ${name}="true"/>`).construction).toMatchObject({ roof });
  });

  test.each(Object.entries(vocabulary.CONSTRUCTION_MATERIALS))('the material %s is %s', (name, material) => {
    expect(equipment(`<bauweise ${name}="true"/>`).construction).toMatchObject({ materials: [material] });
  });

  test.each(Object.entries(vocabulary.CONDITIONS))('the condition %s is %s', (word, state) => {
    expect(condition(`<zustand zustand_art="${word}"/>`).construction).toMatchObject({ state });
  });

  test.each(Object.entries(vocabulary.LABELS))('the label %s is %s', (word, label) => {
    const pass = `<energiepass><wertklasse>${word.toLowerCase()}</wertklasse></energiepass>`;
    expect(condition(pass).epc).toMatchObject({ label });
  });

  test.each(Object.entries(vocabulary.CELLARS))('the cellar %s is %s', (word, cellar) => {
    expect(equipment(`<unterkellert keller="${word}"/>`).comfort).toMatchObject({ cellar });
  });

  test.each(Object.entries(vocabulary.FURNISHINGS))('the furnishing %s is %s', (word, furnished) => {
    expect(equipment(`<moebliert moeb="${word}"/>`).comfort).toMatchObject({ furnished });
  });

  test.each(Object.entries(ATTACHMENT_USES))('attachments %s are shown as %s', (group, use) => {
    const source = use === 'video' ? 'https://video.example.com' : 'a.pdf';
    const content = `<anhangtitel>A</anhangtitel><format>pdf</format><daten><pfad>${source}</pfad></daten>`;
    const line = lineOf({ anhaenge: `<anhang location="REMOTE" gruppe="${group}">${content}</anhang>` });
    const { photos = [], floorPlans = [], documents = [], video } = line;
    const counts = {
      photos: photos.length,
      floorPlans: floorPlans.length,
      documents: documents.length,
      video,
    };
    const key = {
      title: 'photos',
      photo: 'photos',
      floorPlan: 'floorPlans',
      document: 'documents',
      video: 'video',
    };
    const others = { photos: 0, floorPlans: 0, documents: 0, video: undefined };
    expect(counts).toEqual({ ...others, [key[use]]: use === 'video' ? source : 1 });
  });
});

describe('prices', () => {
  test.each([
    ['<kaufpreis>0</kaufpreis>', undefined],
    ['<kaufpreis auf_anfrage="1">5</kaufpreis>', undefined],
    ['<kaufpreis>250000.50</kaufpreis>', 250_000.5],
    ['<kaufpreis>250.000,50</kaufpreis>', 250_000.5],
    ['<kaufpreisbrutto>250000</kaufpreisbrutto>', 250_000],
    ['', undefined],
  ])('%s is %p', (preise, price) => {
    expect(lineOf({ preise }).price).toBe(price);
  });

  test('a rent that contains the charges has no further charges', () => {
    const warm = '<warmmiete>900</warmmiete><nebenkosten>100</nebenkosten>';
    const line = lineOf({ objektkategorie: FOR_RENT, preise: warm });
    expect([line.price, line.financial?.charges]).toEqual([900, undefined]);
    const both = lineOf({ objektkategorie: FOR_RENT, preise: `<kaltmiete>800</kaltmiete>${warm}` });
    expect([both.price, both.financial?.charges]).toEqual([800, 100]);
  });
});

test.each([
  ['<mieteinnahmen_ist periode="JAHR">12000</mieteinnahmen_ist>', 1_000],
  ['<mieteinnahmen_ist periode="MONAT">950</mieteinnahmen_ist>', 950],
  ['<mieteinnahmen_ist>950</mieteinnahmen_ist>', undefined],
  ['<mieteinnahmen_ist periode="JAHR">0</mieteinnahmen_ist>', undefined],
])('a property for sale with %s has the rent %p', (income, rent) => {
  expect(lineOf({ preise: `<kaufpreis>250000</kaufpreis>${income}` }).financial?.currentRent).toBe(rent);
});

test.each([
  ['sofort', { availability: 'IMMEDIATE', availableFrom: undefined }],
  ['2026-05-01', { availability: undefined, availableFrom: '2026-05-01' }],
  ['1.5.2026', { availability: undefined, availableFrom: '2026-05-01' }],
  ['31.02.2026', { availability: undefined, availableFrom: undefined }],
])('a home that is available "%s"', (text, financial) => {
  const line = lineOf({ verwaltung_objekt: `<verfuegbar_ab>${text}</verfuegbar_ab>` });
  expect(line.financial).toMatchObject(financial);
});

test.each([
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  ['2026-07-01T10:30:00', '2026-07-01T08:30:00.000Z'],
  ['2026-07-01T10:30:00Z', '2026-07-01T10:30:00.000Z'],
  ['2026-07-01T99:99:00', '2026-06-30T22:00:00.000Z'],
  ['2026-13-01T10:30:00Z', undefined],
  ['gestern', undefined],
])('the time of the last change "%s"', (text, updatedAt) => {
  const verwaltung_techn = `<objektnr_extern>A1</objektnr_extern><stand_vom>${text}</stand_vom>`;
  expect(lineOf({ verwaltung_techn }).updatedAt).toBe(updatedAt);
});

test('the address is hidden unless the feed says that it may be published', () => {
  const isHidden = (content: string) => lineOf({ verwaltung_objekt: content }).address.hidden;
  const released = (flag: string) => `<objektadresse_freigeben>${flag}</objektadresse_freigeben>`;
  expect(['', released('false'), released('true'), released('1')].map(isHidden)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('texts without a language are in that of the feed, and those in an unknown language are left out', () => {
  const verwaltung_techn = '<objektnr_extern>A1</objektnr_extern>';
  expect(Object.keys(lineOf({ verwaltung_techn }).texts)).toEqual(['nl']);
  const { records, unmapped } = translate(
    immobilie({ verwaltung_techn: `${verwaltung_techn}<sprache>it</sprache>` }),
  );
  expect(estateOf(records[0]).texts).toEqual({});
  expect(unmapped.list()).toEqual([{ field: 'verwaltung_techn/sprache', value: 'it', count: 1 }]);
});

test('attachments without a group are photos if they are pictures', () => {
  const attachment = (format: string) =>
    `<anhang location="EXTERN"><format>${format}</format><daten><pfad>a</pfad></daten></anhang>`;
  expect(lineOf({ anhaenge: attachment('image/png') + attachment('TXT') }).photos).toEqual([{ source: 'a' }]);
});
