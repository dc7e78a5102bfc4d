import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatPurchase, PURCHASE_FIELDS, parsePurchase, purchaseBounds } from './purchase-form.ts';

const mortgage = { amount: { min: 1000, max: 5_000_000, default: 250_000 } };
const bounds = purchaseBounds(mortgage);
const parse = (query: string | Record<string, string>) =>
  parsePurchase(new URLSearchParams(query), bounds, mortgage);

describe('parsePurchase', () => {
  test('without a query is an only own home in Flanders at the usual loan', () => {
    expect(parse('').input).toEqual({
      region: 'FLANDERS',
      kind: 'HOME',
      priceCents: 312_500_00,
      isOnlyOwnHome: true,
      isInCoreCity: false,
      energyClassesGained: 0,
      loanCents: 250_000_00,
      newBuild: { landPercent: 30, isLandOfSameSeller: true, isRebuilt: false },
    });
  });

  test('reads all fields, with numbers as typed', () => {
    const query = 'region=brussels&kind=new&price=400.000,50&own=no&vat=6&land=25+%25&seller=other&loan=€ 0';
    expect(parse(query).input).toMatchObject({
      region: 'BRUSSELS',
      kind: 'NEW_BUILD',
      priceCents: 400_000_50,
      isOnlyOwnHome: false,
      loanCents: 0,
      newBuild: { landPercent: 25, isLandOfSameSeller: false, isRebuilt: true },
    });
    expect(parse('kind=farmland&own=yes').input).toMatchObject({ kind: 'FARMLAND', isOnlyOwnHome: false });
    expect(parse('region=flanders&core=yes').input?.isInCoreCity).toBe(true);
    expect(parse('region=brussels&classes=4').input?.energyClassesGained).toBe(4);
  });

  test.each([
    ['400000', 320_000_00],
    ['1000', 0],
    ['15000', 0],
    ['31249', 0],
    ['31250', 25_000_00],
    ['20000000', 5_000_000_00],
  ])('assumes four fifths of a price of %s as the loan, within bounds', (price, loanCents) => {
    expect(parse({ price }).input?.loanCents).toBe(loanCents);
  });

  test('ignores an unknown choice', () => {
    expect(parse('region=utrecht&kind=boat&own=maybe&classes=1&core=on')).toEqual(parse(''));
  });

  test.each([
    ['price', '-1'],
    ['price', '999'],
    ['price', 'much'],
    ['price', ''],
    ['price', '50000001'],
    ['loan', '-1'],
    ['loan', '5000001'],
    ['land', '-1'],
    ['land', '101'],
    ['land', 'NaN'],
  ])('keeps an invalid %s “%s” as typed, and returns no input', (field, typed) => {
    const form = parse({ kind: 'new', [field]: typed });
    expect(form.input).toBeNull();
    expect(Object.entries(form.values).filter(([, value]) => value === null)).toEqual([[field, null]]);
    expect(form.text).toMatchObject({ [field]: typed });
  });

  test.each([
    ['0', 0],
    ['33.33', 33.33],
    ['100', 100],
  ])('reads a share of the land of %s per cent', (land, expected) => {
    expect(parse({ kind: 'new', land }).input?.newBuild.landPercent).toBe(expected);
  });

  test('ignores the share of the land of other kinds', () => {
    expect(parse('kind=home&land=x').input?.priceCents).toBe(312_500_00);
  });
});

describe('formatPurchase', () => {
  test.each([
    ['', 'region=flanders&kind=home&price=312500&own=yes&loan=250000'],
    ['core=yes&price=200.000&loan=0', 'region=flanders&kind=home&price=200000&own=yes&core=yes&loan=0'],
    ['core=yes&region=brussels&loan=0&price=x', 'region=brussels&kind=home&price=x&own=yes&classes=0&loan=0'],
    ['kind=land&core=yes&classes=2&loan=1', 'region=flanders&kind=land&price=312500&own=yes&loan=1'],
    ['kind=farmland&own=yes&loan=1', 'region=flanders&kind=farmland&price=312500&loan=1'],
    ['kind=new&loan=0', 'region=flanders&kind=new&price=312500&own=yes&vat=21&land=30&seller=same&loan=0'],
  ])('writes “%s” as “%s”', (query, expected) => {
    expect(formatPurchase(parse(query))).toBe(expected);
  });

  test('never throws, and parses what it formats', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.nat().map(String),
      fc.constantFrom('yes', 'new', '6'),
    );
    const query = fc.dictionary(fc.constantFrom(...PURCHASE_FIELDS), text);
    fc.assert(
      fc.property(query, (fields) => {
        const address = formatPurchase(parse(fields));
        expect(formatPurchase(parse(address))).toBe(address);
        expect(parse(address).input === null).toBe(parse(fields).input === null);
      }),
    );
  });
});
