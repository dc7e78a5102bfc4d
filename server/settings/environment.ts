/** The environment variables of the site: their names and formats. */
import express from 'express';
import * as v from 'valibot';
import { humanVariables } from '../features/human/human-settings.ts';
import { googleMapsKey, tilesUrl } from '../features/map/map-settings.ts';
import { databaseVariables, onOrOff } from '../platform/database/database-settings.ts';
import { fetchVariables } from '../platform/fetching/fetch-settings.ts';
import { dkimKeyFile, dkimSelector } from '../platform/mail/dkim.ts';
import { type Mailbox, parseMailbox } from '../platform/mail/mailbox.ts';
import { storeVariables } from '../platform/media/object-store/store-settings.ts';
import { processCount } from '../platform/processes/process-count.ts';
import { RENAMED_VARIABLES, withNewNames } from './renamed-settings.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'is no port number'),
  v.transform(Number),
  v.maxValue(65_535, 'is no port number'),
);

const origin = v.pipe(
  v.string(),
  v.check((value) => URL.canParse(value), 'is no address such as https://www.example.be'),
  v.regex(/^https?:/, 'is neither http nor https'),
  v.transform((value) => URL.parse(value)?.origin ?? value),
);

/** A comma-separated list of origins, as in the `Origin` header. */
const origins = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((entry) => entry.trim())),
  v.check(
    (entries) => entries.every((entry) => /^https?:/.test(entry) && URL.parse(entry)?.origin === entry),
    'is no list of origins such as https://www.example.be, https://old.example.be',
  ),
);

/** The number or addresses of the reverse proxies: Express's `trust proxy`. */
const trustProxy = v.pipe(
  v.string(),
  v.transform((value) => {
    if (/^\d{1,2}$/.test(value)) return Number(value);
    return /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : value;
  }),
  v.check(isTrustProxy, 'is no number or address of proxies'),
);

/** Lets Express validate the value. */
function isTrustProxy(value: boolean | number | string): boolean {
  try {
    express().set('trust proxy', value);
    return true;
  } catch {
    return false;
  }
}

const count = v.pipe(v.string(), v.regex(/^\d{1,7}$/, 'is no number from 0 to 9999999'), v.transform(Number));

const smtpUrl = v.pipe(
  v.string(),
  v.check(
    (value) => /^smtps?:$/.test(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.hostname !== '',
    'is no address such as smtps://user:password@mail.example.be',
  ),
);

/** `Name <address>`, or only an address. */
const mailbox = v.pipe(
  v.string(),
  v.transform(parseMailbox),
  v.custom<Mailbox>((value) => value !== null, 'is no address such as Agency <info@example.be>'),
);

const variables = v.object({
  PORT: v.optional(port),
  PUBLIC_URL: v.optional(origin),
  WEB_CONCURRENCY: v.optional(processCount, 'auto'),
  DATA_DIR: v.optional(v.string()),
  AGENCY_FILE: v.optional(v.string()),
  PRERENDERED_PICTURES: v.optional(count),
  PICTURES_MB: v.optional(count),
  RESPONSE_CACHE_MB: v.optional(count),
  GRAPHQL_RESPONSE_KB: v.optional(v.pipe(count, v.minValue(100, 'is less than 100'))),
  SHARED_CACHE_SECONDS: v.optional(v.pipe(count, v.maxValue(86_400, 'is more than a day'))),
  TRUST_PROXY: v.optional(trustProxy),
  LEADS_MONTHS: v.optional(
    v.pipe(count, v.minValue(1, 'is less than 1'), v.maxValue(240, 'is more than 240')),
  ),
  READ_BUDGET: v.optional(count),
  ORDINARY_SUBMISSIONS: v.optional(v.pipe(count, v.minValue(1, 'is less than 1'))),
  OFFLINE: v.optional(v.picklist(['on', 'off'], 'is neither on nor off'), 'on'),
  FORM_SECONDS: v.optional(v.pipe(count, v.maxValue(60, 'is more than 60'))),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(mailbox),
  DKIM_KEY_FILE: v.optional(dkimKeyFile),
  DKIM_SELECTOR: v.optional(dkimSelector),
  ALLOWED_ORIGINS: v.optional(origins),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'has fewer than 16 characters'))),
  GOOGLE_MAPS_API_KEY: v.optional(googleMapsKey),
  MAP_TILES_URL: v.optional(tilesUrl),
  MAP_TILES_ATTRIBUTION: v.optional(v.pipe(v.string(), v.maxLength(200, 'has more than 200 characters'))),
  MAP_FILE: v.optional(v.string()),
  SITE_DIR: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `is none of ${LOG_LEVELS.join(', ')}`)),
  ...databaseVariables.entries,
  DEMO: v.optional(onOrOff),
  ...fetchVariables.entries,
  ...humanVariables.entries,
  ...storeVariables.entries,
});
export type Given = v.InferOutput<typeof variables>;

/** The names of all variables; the agency file can name further ones. */
export const SETTING_NAMES: readonly string[] = Object.keys(variables.entries);

/** Requires the variable `name` when `other` is set. */
const requiredWith = (name: keyof Given, other: keyof Given) =>
  v.forward(
    v.check((given: Given) => !given[other] || Boolean(given[name]), `is missing beside ${other}`),
    [name],
  );

const environment = v.pipe(
  variables,
  requiredWith('RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'),
  requiredWith('RECAPTCHA_SECRET', 'RECAPTCHA_SITE_KEY'),
  requiredWith('MAP_TILES_URL', 'MAP_TILES_ATTRIBUTION'),
  requiredWith('AWS_ACCESS_KEY_ID', 'MEDIA_URL'),
  requiredWith('AWS_SECRET_ACCESS_KEY', 'MEDIA_URL'),
  requiredWith('MEDIA_URL', 'MEDIA_PUBLIC_URL'),
  requiredWith('DATABASE_URL', 'DATABASE_DIRECT_URL'),
  requiredWith('DATABASE_URL', 'DATABASE_REPLICA_URLS'),
  requiredWith('DKIM_KEY_FILE', 'DKIM_SELECTOR'),
  requiredWith('DKIM_SELECTOR', 'DKIM_KEY_FILE'),
);

/**
 * Parses the environment variables.
 * @throws an error that names each wrong variable.
 */
export function parseEnvironment(env: NodeJS.ProcessEnv): Given {
  const parsed = v.safeParse(environment, withNewNames(withoutEmpty(env), RENAMED_VARIABLES));
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  throw new Error(`Wrong settings: ${faults.join('; ')}`);
}

/** Treats empty variables as absent, because shells and compose files write both. */
function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}
