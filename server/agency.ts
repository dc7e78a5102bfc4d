/** The agency's own words and numbers, from `AGENCY_FILE`; the demo agency's when there is none. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { contrastRatio } from '../shared/contrast.ts';
import { LOCALES } from '../shared/locales.ts';
import type { MortgageBounds } from '../shared/mortgage/mortgage-form.ts';
import { officeEmail, officePhone, openingHours } from './feed/people-lines.ts';
import { viewingRules } from './feed/viewing-rules.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
/** Sand of `client/styles/tokens.css`: of all that brick stands on, it is nearest to it. */
const SAND = { light: '#F0E8DC', dark: '#2C2722' };
/** WCAG 2.2, success criterion 1.4.3: text on its background. */
const LEAST_CONTRAST = 4.5;

const color = (ground: string) =>
  v.pipe(
    v.string(),
    v.regex(/^#[0-9a-f]{6}$/i, 'is no colour such as #A23B22'),
    v.check(
      (value) => contrastRatio(value, ground) >= LEAST_CONTRAST,
      `has too little contrast on ${ground}`,
    ),
  );

/** Bounds of a number that visitors choose, and where it starts, within what any agency may allow. */
const bounded = (least: number, most: number, type: 'whole' | 'decimal' = 'whole') => {
  const isKind = (value: number) => type === 'decimal' || Number.isInteger(value);
  const number = v.pipe(
    v.number(),
    v.minValue(least),
    v.maxValue(most),
    v.check(isKind, 'is no whole number'),
  );
  return v.pipe(
    v.object({ min: number, max: number, default: number }),
    v.check((range) => range.min <= range.default && range.default <= range.max, 'is no min ≤ default ≤ max'),
  );
};

/** What a bank in Belgium would talk about today. */
const MORTGAGE: MortgageBounds = {
  amount: { min: 1000, max: 5_000_000, default: 250_000 },
  years: { min: 1, max: 30, default: 25 },
  rate: { min: 0, max: 15, default: 3.25 },
};

const mortgageSchema = v.object({
  /** Whole euros. */
  amount: v.optional(bounded(1, 100_000_000), MORTGAGE.amount),
  years: v.optional(bounded(1, 50), MORTGAGE.years),
  /** Per cent a year. */
  rate: v.optional(bounded(0, 25, 'decimal'), MORTGAGE.rate),
});

const priceRange = v.pipe(
  v.object({ min: v.pipe(v.number(), v.minValue(0)), max: v.pipe(v.number(), v.minValue(0)) }),
  v.check(({ min, max }) => min <= max, 'is no min ≤ max'),
);

const agencySchema = v.object({
  name: text,
  phone: text,
  email: v.pipe(v.string(), v.email()),
  bivNumber: text,
  cibNumber: v.nullish(text, null),
  insurer: text,
  policyNumber: text,
  /** The royal decree that the professional rules stand in. */
  royalDecreeDate: v.pipe(v.string(), v.isoDate()),
  companyNumber: text,
  street: text,
  postalCodeAndCity: text,
  /** The language in which the agency reads its mail. */
  locale: v.optional(v.picklist(LOCALES), 'nl'),
  hiddenStatusIds: v.optional(v.array(v.pipe(v.number(), v.integer())), [5, 6]),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(6), v.maxValue(60)), 24),
  /** Defaults of the fields that an office's feed line lacks; telephone and e-mail: the agency's own when absent. */
  offices: v.optional(
    v.object({
      phone: v.exactOptional(officePhone),
      email: v.exactOptional(officeEmail),
      openingHours: v.exactOptional(openingHours),
    }),
    {},
  ),
  /** Plausible prices of estates in whole euros, for rent a month: the import rejects estates with any other price. */
  prices: v.optional(v.object({ sale: v.optional(priceRange), rent: v.optional(priceRange) }), {}),
  /** When homes can be viewed, where no office, agent or home says otherwise. */
  viewings: v.optional(viewingRules, {}),
  /** Bounds and starting values of the mortgage calculator. */
  mortgage: v.optional(mortgageSchema, MORTGAGE),
  /** The brand's colour by day and in the dark; the site's own when absent. */
  brick: v.optional(v.object({ light: color(SAND.light), dark: color(SAND.dark) })),
});

export type Agency = v.InferOutput<typeof agencySchema>;

/**
 * Reads and checks an agency file.
 * @throws an error that names the file and each wrong field.
 */
export function readAgency(file: string): Agency {
  const parsed = v.safeParse(agencySchema, readJson(file));
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
  throw new Error(`AGENCY_FILE ${file}: ${faults.join('; ')}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`AGENCY_FILE ${file}: ${error instanceof Error ? error.message : error}`);
  }
}
