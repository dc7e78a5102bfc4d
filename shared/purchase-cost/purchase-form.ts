/**
 * The calculator's fields as texts, in a query string and in a form. Parsing is total: an unknown choice is the first
 * one, each invalid number is reported, and the input exists only when all numbers are valid.
 */
import type { Region } from '../cities/vocabulary.ts';
import { DOWN_PAYMENT_SHARE, loanAmountFor, type MortgageBounds } from '../mortgage/mortgage-form.ts';
import { cleanTypedText, parseAmount } from '../typed-numbers.ts';
import type { PurchaseInput, PurchaseKind } from './purchase-input.ts';

/** The values of the fields with a fixed choice; the first one is the default. */
export const CHOICES = {
  region: ['flanders', 'wallonia', 'brussels'],
  kind: ['home', 'new', 'land', 'farmland'],
  own: ['yes', 'no'],
  /** A checkbox; empty when it is not ticked. */
  core: ['', 'yes'],
  classes: ['0', '2', '3', '4', '5', '6'],
  vat: ['21', '6'],
  seller: ['same', 'other'],
} as const;
export const NUMBER_FIELDS = ['price', 'land', 'loan'] as const;

export type ChoiceField = keyof typeof CHOICES;
export type NumberField = (typeof NUMBER_FIELDS)[number];
export type PurchaseField = ChoiceField | NumberField;

/** In whole euros; `land` is the land's share of the price in per cent. */
export type PurchaseBounds = Record<NumberField, { min: number; max: number; default: number }>;

/** The typed texts, with known values in the fields with a fixed choice. */
export type PurchaseText = Record<NumberField, string> & {
  [Field in ChoiceField]: (typeof CHOICES)[Field][number];
};

export interface PurchaseForm {
  text: PurchaseText;
  /** The parsed numbers; null when invalid or out of bounds. */
  values: Record<NumberField, number | null>;
  /** Null when a number is invalid. */
  input: PurchaseInput | null;
}

export const PURCHASE_FIELDS = [
  ...['region', 'kind', 'price', 'own', 'core', 'classes', 'vat', 'land', 'seller', 'loan'],
] as readonly PurchaseField[];

/** In whole euros. */
export const PRICE_BOUNDS = { min: 1000, max: 50_000_000 };
const LAND_PERCENT = { min: 0, max: 100, default: 30 };

const REGION_OF: Record<PurchaseText['region'], Region> = {
  flanders: 'FLANDERS',
  wallonia: 'WALLONIA',
  brussels: 'BRUSSELS',
};
const KIND_OF: Record<PurchaseText['kind'], PurchaseKind> = {
  home: 'HOME',
  new: 'NEW_BUILD',
  land: 'LAND',
  farmland: 'FARMLAND',
};

/** Returns the bounds that follow from those of the mortgage calculator. */
export function purchaseBounds({ amount }: Pick<MortgageBounds, 'amount'>): PurchaseBounds {
  const price = Math.round(amount.default / (1 - DOWN_PAYMENT_SHARE));
  const { min, max } = PRICE_BOUNDS;
  return {
    price: { min, max, default: Math.min(Math.max(price, min), max) },
    land: LAND_PERCENT,
    loan: { min: 0, max: amount.max, default: amount.default },
  };
}

/** Parses the typed texts. Never throws. The land's share counts for new homes only. */
export function parsePurchaseText(
  typed: Record<PurchaseField, string>,
  bounds: PurchaseBounds,
): PurchaseForm {
  const text = Object.assign({}, typed, knownChoices(typed)) as PurchaseText;
  const read = (field: NumberField) => {
    const value = parseAmount(text[field].trim().replace(/\s?%$/, ''));
    return value !== null && value >= bounds[field].min && value <= bounds[field].max ? value : null;
  };
  const land = text.kind === 'new' ? read('land') : bounds.land.default;
  const values = { price: read('price'), land, loan: read('loan') };
  return { text, values, input: toInput(text, values) };
}

/** Parses a query string; an absent field has its default. Without a loan, it is the usual share of the price. */
export function parsePurchase(
  query: URLSearchParams,
  bounds: PurchaseBounds,
  mortgage: Pick<MortgageBounds, 'amount'>,
): PurchaseForm {
  const typed = Object.fromEntries(
    PURCHASE_FIELDS.map((field) => [field, cleanTypedText(query.get(field) ?? '')]),
  ) as Record<PurchaseField, string>;
  for (const field of ['price', 'land'] as const)
    if (!query.has(field)) typed[field] = String(bounds[field].default);
  if (!query.has('loan')) {
    const { price } = parsePurchaseText(typed, bounds).values;
    typed.loan = String(loanFor(price ?? bounds.price.default, mortgage));
  }
  return parsePurchaseText(typed, bounds);
}

/** Formats a query string without `?`: the fields that count, numbers in one spelling, invalid ones as typed. */
export function formatPurchase({ text, values }: PurchaseForm): string {
  const fields = relevantFields(text).map((field) => {
    const value = isNumberField(field) ? values[field] : null;
    return [field, String(value ?? text[field])];
  });
  return new URLSearchParams(fields).toString();
}

/** A smaller loan, as for a garage, is no mortgage: its deed would cost more than a tenth of it. In whole euros. */
const MIN_MORTGAGE = 25_000;

/** The mortgage that is usual for a price, in whole euros; the nearest that the agency's bounds allow, 0 for none. */
export function loanFor(price: number, mortgage: Pick<MortgageBounds, 'amount'>): number {
  const { min, max } = mortgage.amount;
  const usual = Math.round(price * (1 - DOWN_PAYMENT_SHARE));
  if (usual < Math.max(min, MIN_MORTGAGE)) return 0;
  return loanAmountFor(price, mortgage) ?? max;
}

/** Returns the fields that count for the chosen region and kind, in order. */
function relevantFields({ region, kind, own, core }: PurchaseText): PurchaseField[] {
  const isOwnHome = own === 'yes' && kind === 'home';
  const isNew = kind === 'new';
  const isRelevant: Partial<Record<PurchaseField, boolean>> = {
    own: kind !== 'farmland',
    core: isOwnHome && region === 'flanders' && core !== '',
    classes: isOwnHome && region === 'brussels',
    vat: isNew && own === 'yes',
    land: isNew,
    seller: isNew,
  };
  return PURCHASE_FIELDS.filter((field) => isRelevant[field] ?? true);
}

function isNumberField(field: PurchaseField): field is NumberField {
  return (NUMBER_FIELDS as readonly PurchaseField[]).includes(field);
}

function knownChoices(typed: Record<PurchaseField, string>) {
  const fields = Object.keys(CHOICES) as ChoiceField[];
  return Object.fromEntries(
    fields.map((field) => {
      const choices: readonly string[] = CHOICES[field];
      return [field, choices.includes(typed[field]) ? typed[field] : choices[0]];
    }),
  );
}

function toInput(text: PurchaseText, { price, land, loan }: PurchaseForm['values']): PurchaseInput | null {
  if (price === null || land === null || loan === null) return null;
  return {
    region: REGION_OF[text.region],
    kind: KIND_OF[text.kind],
    priceCents: Math.round(price * 100),
    isOnlyOwnHome: text.own === 'yes' && text.kind !== 'farmland',
    isInCoreCity: text.core === 'yes',
    energyClassesGained: Number(text.classes),
    loanCents: Math.round(loan * 100),
    newBuild: {
      landPercent: land,
      isLandOfSameSeller: text.seller === 'same',
      isRebuilt: text.vat === '6',
    },
  };
}
