/** The agency's own words and numbers, from `AGENCY_FILE`; the demo agency's when there is none. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { contrastRatio } from '../shared/contrast.ts';

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
  hiddenStatusIds: v.optional(v.array(v.pipe(v.number(), v.integer())), [5, 6]),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(6), v.maxValue(60)), 24),
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
