import { describe, expect, test } from '@jest/globals';
import { REGIONS } from '../../cities/vocabulary.ts';
import { dayInBrussels } from '../../days.ts';
import { ESTATE_TYPES } from '../../estates/vocabulary.ts';
import { TRANSACTIONS } from '../../listings/vocabulary.ts';
import { endingRules } from '../ending-rules.ts';
import { ANSWERS, type StatementCode, UNCHECKED, WARNINGS } from './statement-rule.ts';
import { STATEMENT_RULES } from './statement-rules.ts';
import {
  type AdvertisedHome,
  hasRenovationDuty,
  isKeptBack,
  isPunished,
  missingStatements,
  statementsOf,
} from './statements.ts';

const TODAY = '2026-11-26';

const homeWith = (values: Partial<AdvertisedHome> = {}): AdvertisedHome => ({
  region: 'FLANDERS',
  transaction: 'SALE',
  type: 'HOUSE',
  subType: 'DETACHED',
  price: 395_000,
  epcLabel: 'C',
  epcValue: 255,
  ...values,
});

const codesOf = (home: AdvertisedHome, on = TODAY) => statementsOf(home, on).map(({ code }) => code);
const missingIn = (home: AdvertisedHome) => missingStatements(home, TODAY).map(({ code }) => code);

const FURTHER: StatementCode[] = [
  ...(['ENERGY_LABEL', 'ENERGY_VALUE', 'ENERGY_CERTIFICATE'] as const),
  ...(['FLOOD_PARCEL', 'FLOOD_BUILDING'] as const),
];
const PLANNING: StatementCode[] = ['PERMIT', 'DESTINATION', 'SUMMONS', 'PREEMPTION', 'SUBDIVISION_PERMIT'];

describe('an advert states', () => {
  test('of a house for sale in Flanders: certificate, planning and floods, but not asbestos', () => {
    expect(codesOf(homeWith())).toEqual([
      ...['ENERGY_LABEL', 'ENERGY_VALUE', 'ENERGY_CERTIFICATE'],
      ...PLANNING,
      ...['FLOOD_PARCEL', 'FLOOD_BUILDING'],
    ]);
  });

  test('of land for sale in Flanders: no building', () => {
    const land = homeWith({ type: 'LAND', epcLabel: null, epcValue: null });
    expect(codesOf(land)).toEqual([...PLANNING, 'FLOOD_PARCEL']);
  });

  test.each([
    ['FLANDERS', ['ENERGY_LABEL', 'ENERGY_VALUE', 'ENERGY_CERTIFICATE', 'RENT', 'CHARGES']],
    [
      'WALLONIA',
      ['ENERGY_LABEL', 'ENERGY_VALUE', 'ENERGY_CERTIFICATE', 'TOTAL_PRIMARY_ENERGY', 'RENT', 'CHARGES'],
    ],
    ['BRUSSELS', ['ENERGY_LABEL', 'CO2', 'RENT', 'CHARGES']],
  ] as const)('of an apartment to rent in %s: %j', (region, codes) => {
    expect(codesOf(homeWith({ region, transaction: 'RENT', type: 'APARTMENT' }))).toEqual(codes);
  });

  test.each(REGIONS)('in %s, heritage only where something is protected', (region) => {
    const heritage = (isProtected: boolean | null) =>
      codesOf(homeWith({ region, planning: { heritage: isProtected } })).filter((code) =>
        /HERITAGE/.test(code),
      );
    expect([heritage(true), heritage(false), heritage(null)]).toEqual([['PROTECTED_HERITAGE'], [], []]);
  });

  test('of a unit of a project: its certificate and the score of its building once it is completed', () => {
    const unit = homeWith({ epcLabel: null, epcValue: null, projectStage: 'UNDER_CONSTRUCTION' });
    expect(codesOf(unit)).toEqual([...PLANNING, 'FLOOD_PARCEL']);
    expect(codesOf({ ...unit, projectStage: 'COMPLETED' })).toEqual(codesOf(homeWith()));
    expect(codesOf({ ...unit, epcValue: 12, epc: { certificate: 'x' } })).toContain('ENERGY_CERTIFICATE');
    expect(codesOf({ ...unit, type: 'COMMERCIAL', subType: 'SHOP' })).not.toContain(
      'BUILDING_RENOVATION_DUTY',
    );
  });

  test('of a home abroad: nothing', () => {
    expect(codesOf(homeWith({ region: null }))).toEqual([]);
  });

  test('of a shop: its certificate, if there is one', () => {
    const shop = homeWith({ region: 'BRUSSELS', type: 'COMMERCIAL' });
    const planning = ['DESTINATION', 'PLANNING_INFORMATION'];
    expect(codesOf(shop)).toEqual(['ENERGY_LABEL', 'CO2', ...planning]);
    expect(codesOf({ ...shop, epcLabel: null, epcValue: null })).toEqual(planning);
  });
});

describe('a statement is missing', () => {
  test('without its value, but not when the value is "no" or zero', () => {
    const planning = { permit: false, summons: false, preemption: false, subdivisionPermit: false };
    expect(missingIn(homeWith({ planning, epcValue: 0 }))).not.toContain('PERMIT');
    expect(missingIn(homeWith({ planning, epcValue: 0 }))).not.toContain('ENERGY_VALUE');
    expect(missingIn(homeWith({ planning }))).toContain('DESTINATION');
    const rental = homeWith({ transaction: 'RENT', charges: 0, epc: { certificate: 'x' } });
    expect(missingIn(rental)).toEqual([]);
    expect(missingIn({ ...rental, price: null })).toEqual(['RENT']);
  });

  test('never, for a warning', () => {
    const planning = { heritage: true, floodBuilding: 'D', floodArea: true, bankZone: true } as const;
    const warned = [
      homeWith({ epcLabel: 'F', planning }),
      homeWith({ type: 'COMMERCIAL', subType: 'SHOP', planning }),
    ];
    expect(new Set(warned.flatMap((home) => codesOf(home)))).toEqual(
      new Set([...PLANNING, ...FURTHER, ...WARNINGS]),
    );
    expect(WARNINGS.filter((code) => warned.some((home) => missingIn(home).includes(code)))).toEqual([]);
  });
});

describe('what the municipality has not answered', () => {
  const planning = { extractRequested: true, floodParcel: 'A', floodBuilding: 'A' } as const;
  const stated = (home: AdvertisedHome) =>
    statementsOf(home, TODAY)
      .filter(({ isRequested }) => isRequested)
      .map(({ code }) => code);

  test('is stated as requested in Flanders, without being missing', () => {
    const home = homeWith({ planning: { ...planning, summons: false }, epc: { certificate: 'x' } });
    expect(stated(home)).toEqual(PLANNING.filter((code) => code !== 'SUMMONS'));
    expect(missingIn(home)).toEqual([]);
  });

  test('is missing when it was not requested, and of the flood risk in any case', () => {
    expect(missingIn(homeWith({ planning: { ...planning, extractRequested: false } }))).toContain('PERMIT');
    expect(missingIn(homeWith({ planning: { extractRequested: true } }))).toContain('FLOOD_PARCEL');
  });
});

describe('planning is stated', () => {
  const statedOf = (planning: AdvertisedHome['planning'], code: StatementCode) =>
    statementsOf(homeWith({ planning }), TODAY).find((statement) => statement.code === code)?.value;

  test('in the words of the register, else as one of the usual zones', () => {
    const destination = 'RESIDENTIAL';
    expect(statedOf({ destination, destinationText: 'Woonpark' }, 'DESTINATION')).toBe('Woonpark');
    expect(statedOf({ destination }, 'DESTINATION')).toBe(destination);
  });

  test('in Brussels in the words of the plan only, with all information or where it is', () => {
    const inBrussels = (planning: AdvertisedHome['planning']) =>
      missingIn(homeWith({ region: 'BRUSSELS', planning, epc: { co2: 40 } }));
    const destinationText = 'Zone mixte';
    expect(inBrussels({ destination: 'MIXED' })).toEqual(['DESTINATION', 'PLANNING_INFORMATION']);
    expect(inBrussels({ destinationText, information: 'PRAS : zone mixte.' })).toEqual([]);
    expect(inBrussels({ destinationText, informationUrl: 'https://a.example' })).toEqual([]);
  });

  test('in Wallonia by zone and permits', () => {
    const codes = codesOf(homeWith({ region: 'WALLONIA', type: 'LAND', epcLabel: null, epcValue: null }));
    expect(codes).toEqual(['PERMIT', 'DESTINATION', 'SUBDIVISION_PERMIT']);
  });

  test('by states, which replace the older flags', () => {
    expect(statedOf({ permit: false, permitState: 'APPLIED_FOR' }, 'PERMIT')).toBe('APPLIED_FOR');
    expect([true, false].map((permit) => statedOf({ permit }, 'PERMIT'))).toEqual(['GRANTED', 'NOT_GRANTED']);
    expect(statedOf({ summons: true, summonsState: 'SETTLEMENT' }, 'SUMMONS')).toBe('SETTLEMENT');
    expect([true, false].map((summons) => statedOf({ summons }, 'SUMMONS'))).toEqual(['UNSPECIFIED', 'NONE']);
  });
});

describe('the day decides', () => {
  test('whether the label is required beside the value', () => {
    expect(codesOf(homeWith(), '2018-12-31')).not.toContain('ENERGY_LABEL');
    expect(codesOf(homeWith(), '2019-01-01')).toContain('ENERGY_LABEL');
  });

  test.each([
    ['2022-12-31', undefined],
    ['2025-12-31', 5],
    ['2026-01-01', 6],
  ])('on %s a buyer renovates within %s years', (on, years) => {
    const duty = statementsOf(homeWith({ epcLabel: 'E' }), on).find(({ code }) => code === 'RENOVATION_DUTY');
    expect(duty?.rule.years).toBe(years);
  });
});

test('the renovation duty applies to homes for sale in Flanders with label E or F', () => {
  expect(hasRenovationDuty(homeWith({ epcLabel: 'E' }), TODAY)).toBe(true);
  expect(hasRenovationDuty(homeWith({ epcLabel: null, epcValue: 501 }), TODAY)).toBe(true);
  expect(hasRenovationDuty(homeWith({ epcLabel: 'D' }), TODAY)).toBe(false);
  expect(hasRenovationDuty(homeWith({ epcLabel: 'F', transaction: 'RENT' }), TODAY)).toBe(false);
  expect(hasRenovationDuty(homeWith({ epcLabel: 'F', region: 'WALLONIA' }), TODAY)).toBe(false);
});

test('the agent knows better whether a buyer must renovate than the label, or the kind of building', () => {
  const dutyOf = (home: Partial<AdvertisedHome>) =>
    codesOf(homeWith(home)).filter((code) => /RENOVATION/.test(code));
  const shop = { type: 'COMMERCIAL', subType: 'SHOP' } as const;
  expect(dutyOf({ epcLabel: 'F', epc: { renovationDuty: false } })).toEqual([]);
  expect(dutyOf({ epcLabel: 'C', epc: { renovationDuty: true } })).toEqual(['RENOVATION_DUTY']);
  expect(dutyOf(shop)).toEqual(['BUILDING_RENOVATION_DUTY']);
  expect(dutyOf({ ...shop, epc: { renovationDuty: false } })).toEqual([]);
  expect(dutyOf({ ...shop, subType: 'WAREHOUSE' })).toEqual([]);
});

test('a fine of an unknown amount is a punishment; no known fine is not', () => {
  expect([isPunished({ fine: null }), isPunished({ fine: { min: 1, max: 2 } }), isPunished({})]).toEqual([
    ...[true, true, false],
  ]);
});

test('no home is kept back without a punishment, or for what feeds could not state until now', () => {
  const fine = { min: 1, max: 2 };
  expect([isKeptBack({ fine }), isKeptBack({}), isKeptBack({ fine, isKeptBack: false })]).toEqual([
    ...[true, false, false],
  ]);
});

describe('the rules', () => {
  test('have ids of their own, and together use every word of the vocabulary', () => {
    expect(new Set(STATEMENT_RULES.map(({ id }) => id)).size).toBe(STATEMENT_RULES.length);
    const used = new Set(STATEMENT_RULES.flatMap(({ statements }) => statements));
    expect([...used].sort()).toEqual([...ANSWERS, ...WARNINGS].sort());
    const unchecked = new Set(STATEMENT_RULES.flatMap((rule) => rule.unchecked ?? []));
    expect([...unchecked].sort()).toEqual([...UNCHECKED].sort());
  });

  test('require a statement of a home only once', () => {
    for (const region of REGIONS) {
      for (const transaction of TRANSACTIONS) {
        const planning = { heritage: true, floodParcel: 'D' } as const;
        for (const type of ESTATE_TYPES) {
          const codes = codesOf(homeWith({ region, transaction, type, planning, epcLabel: 'F' }));
          expect(new Set(codes).size).toBe(codes.length);
        }
      }
    }
  });

  test('are followed by others thirty days before they end', () => {
    const requiring = (code: StatementCode) =>
      STATEMENT_RULES.filter(({ statements }) => statements.includes(code));
    const today = dayInBrussels(new Date());
    const ending = [...ANSWERS, ...WARNINGS].flatMap((code) => endingRules(requiring(code), today));
    expect(ending).toEqual([]);
  });
});
