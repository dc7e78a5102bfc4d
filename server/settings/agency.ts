/** The agency's own texts and numbers, from `AGENCY_FILE`; by default those of the demo agency. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { contrastRatio } from '../../shared/contrast.ts';
import { LOCALES } from '../../shared/locales.ts';
import type { MortgageBounds } from '../../shared/mortgage/mortgage-form.ts';
import { analyticsAccount } from '../features/analytics/analytics-settings.ts';
import { employeeList } from '../features/desk/employee-settings.ts';
import { officeEmail, officePhone, openingHours } from '../features/feed/people-lines.ts';
import { peopleTable } from '../features/feed/people-table.ts';
import { viewingRules } from '../features/feed/viewing-rules.ts';
import { feedList } from '../features/import/polling/feed-settings.ts';
import { leadMails } from '../features/leads-out/lead-mail-settings.ts';
import { leadWebhooks } from '../features/leads-out/webhook-settings.ts';
import { agencyIcon } from '../web/app-icons/agency-icon.ts';
import { securityContact } from '../web/seo/security-txt.ts';
import { bankAccount, professionalTitles } from './professional-settings.ts';
import { describeOldNames, RENAMED_FIELDS, withNewNames } from './renamed-settings.ts';
import { socialLinks } from './social-links.ts';
import { findUnknownFields } from './unknown-fields.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
/** `--sand` of `client/styles/tokens.css`: of all backgrounds of the brand colour, the one with the least contrast. */
const SAND = { light: '#F0E8DC', dark: '#2C2722' };
/** WCAG 2.2, success criterion 1.4.3: contrast of text with its background. */
const MIN_CONTRAST = 4.5;

const color = (ground: string) =>
  v.pipe(
    v.string(),
    v.regex(/^#[0-9a-f]{6}$/i, 'is no colour such as #A23B22'),
    v.check((value) => contrastRatio(value, ground) >= MIN_CONTRAST, `has too little contrast on ${ground}`),
  );

/** Schema of the bounds and default of a numeric input, within the limits for any agency. */
const bounded = (min: number, max: number, type: 'whole' | 'decimal' = 'whole') => {
  const isKind = (value: number) => type === 'decimal' || Number.isInteger(value);
  const number = v.pipe(v.number(), v.minValue(min), v.maxValue(max), v.check(isKind, 'is no whole number'));
  return v.pipe(
    v.object({ min: number, max: number, default: number }),
    v.check((range) => range.min <= range.default && range.default <= range.max, 'is no min ≤ default ≤ max'),
  );
};

/** What happens to homes whose adverts are not complete. */
const INCOMPLETE_ADVERTS = ['show', 'mark', 'keep-back'] as const;

/** Typical terms of a Belgian bank. */
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
  /** The date of the royal decree that approved the code of ethics. */
  royalDecreeDate: v.pipe(v.string(), v.isoDate()),
  professionalTitles,
  /** The account for money of third parties. */
  thirdPartyAccount: v.optional(bankAccount),
  companyNumber: text,
  street: text,
  postalCodeAndCity: text,
  /** The language of mails to the agency. */
  locale: v.optional(v.picklist(LOCALES), 'nl'),
  hiddenStatusIds: v.optional(v.array(v.pipe(v.number(), v.integer())), [5, 6]),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(6), v.maxValue(60)), 24),
  /** Homes whose adverts lack statements that the law requires: shown, shown with a note, or not on offer. */
  incompleteAdverts: v.optional(v.picklist(INCOMPLETE_ADVERTS), 'show'),
  /** Whether each office gets a mail about the views and requests of its homes, each month. */
  statisticsMail: v.optional(v.boolean(), true),
  /** Defaults of fields missing in an office's feed record. Telephone and e-mail default to the agency's own. */
  offices: v.optional(
    v.object({
      phone: v.exactOptional(officePhone),
      email: v.exactOptional(officeEmail),
      openingHours: v.exactOptional(openingHours),
    }),
    {},
  ),
  /** Plausible prices of estates in whole euros, for rent per month; the import rejects estates with other prices. */
  prices: v.optional(v.object({ sale: v.optional(priceRange), rent: v.optional(priceRange) }), {}),
  /** Feeds that the site reads by itself. */
  feeds: v.optional(feedList, []),
  /** Offices and agents by the ids and e-mail addresses of a CRM. */
  people: v.optional(peopleTable, {}),
  /** The employees who can sign in to the desk. */
  employees: v.optional(employeeList, []),
  /** Default viewing rules; offices, agents and homes can override them. */
  viewings: v.optional(viewingRules, {}),
  /** Bounds and defaults of the mortgage calculator. */
  mortgage: v.optional(mortgageSchema, MORTGAGE),
  /** The brand colour of the light and dark themes; defaults to the site's own. */
  brandColour: v.optional(v.object({ light: color(SAND.light), dark: color(SAND.dark) })),
  /** The secret with which portals read `/feeds/`; absent: those paths do not exist. */
  exportKey: v.optional(v.pipe(v.string(), v.minLength(24), v.maxLength(200))),
  /** Whom researchers inform about a vulnerability. */
  security: v.optional(securityContact),
  /** The tool that counts visits; by default there is none. */
  analytics: v.optional(analyticsAccount),
  /** The agency's pages on social media. */
  social: v.optional(socialLinks, []),
  /** The webhooks of the agency's CRM. */
  leadWebhooks: v.optional(leadWebhooks, []),
  /** The mailboxes of the agency's CRM that receive leads. */
  leadMails: v.optional(leadMails, []),
});

/** The complete schema of an agency file in `folder`. */
const schemaIn = (folder: string) =>
  v.object({ ...agencySchema.entries, icon: v.optional(agencyIcon(folder)) });

export type Agency = v.InferOutput<ReturnType<typeof schemaIn>>;

/**
 * Reads and validates an agency file, and the icon beside it.
 * @throws an error that names the file and each invalid field.
 */
export function readAgency(file: string): Agency {
  const parsed = v.safeParse(schemaIn(path.dirname(file)), withNewNames(readJson(file), RENAMED_FIELDS));
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
  throw new Error(`AGENCY_FILE ${file}: ${faults.join('; ')}`);
}

/** Returns the paths of fields of an agency file that the site ignores, such as misspelled ones. */
export function findIgnoredFields(file: string): string[] {
  return findUnknownFields(schemaIn(path.dirname(file)), withNewNames(readJson(file), RENAMED_FIELDS));
}

/** Returns a line for each field of an agency file that has its old name. */
export function describeOldFields(file: string): string[] {
  return describeOldNames(readJson(file), RENAMED_FIELDS);
}

/** Returns an empty object for JSON of another type, whose fields are then missing. */
function readJson(file: string): object {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof read === 'object' && read !== null ? read : {};
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // V8 quotes the text around a syntax error, which can contain `exportKey`.
    const fault =
      error instanceof SyntaxError ? message.replace(/, (\.\.\.)?".*is not valid JSON$/s, '') : message;
    throw new Error(`AGENCY_FILE ${file}: ${fault}`);
  }
}
