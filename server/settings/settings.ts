import { join, resolve } from 'node:path';
import express from 'express';
import * as v from 'valibot';
import type { MapProviders } from '../../shared/geography/map-providers.ts';
import { humanVariables, readHumanService } from '../features/human/human-settings.ts';
import type { HumanService } from '../features/human/providers.ts';
import { readAuthorizations } from '../features/import/polling/authorizations.ts';
import { type FeedWebhook, readFeedWebhooks } from '../features/import/webhooks/feed-webhooks.ts';
import { type LeadWebhook, readLeadWebhooks } from '../features/leads-out/webhook-settings.ts';
import { googleMapsKey, readMaps, tilesUrl } from '../features/map/map-settings.ts';
import { findProjectRoot } from '../platform/build/project-root.ts';
import {
  type DatabaseSettings,
  databaseVariables,
  readDatabase,
} from '../platform/database/database-settings.ts';
import { type FetchSettings, fetchVariables, readFetching } from '../platform/fetching/fetch-settings.ts';
import { addressList } from '../platform/fetching/public-addresses.ts';
import { type DkimKey, dkimKeyFile, dkimSelector } from '../platform/mail/dkim.ts';
import { type Mailbox, parseMailbox } from '../platform/mail/mailbox.ts';
import { readStore, type StoreSettings, storeVariables } from '../platform/media/store/store-settings.ts';
import { processCount } from '../platform/processes/process-count.ts';
import { type Agency, readAgency } from './agency.ts';
import { RENAMED_VARIABLES, withNewNames } from './renamed-settings.ts';

/** The file that is used without `AGENCY_FILE`. */
export const demoAgencyFile = (): string => join(findProjectRoot(), 'server/settings/agency.demo.json');

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
  AJAX_ALLOWED_ORIGINS: v.optional(origins),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'has fewer than 16 characters'))),
  GOOGLE_MAPS_API_KEY: v.optional(googleMapsKey),
  MAP_TILES_URL: v.optional(tilesUrl),
  MAP_TILES_ATTRIBUTION: v.optional(v.pipe(v.string(), v.maxLength(200, 'has more than 200 characters'))),
  MAP_FILE: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `is none of ${LOG_LEVELS.join(', ')}`)),
  ...databaseVariables.entries,
  ...fetchVariables.entries,
  ...humanVariables.entries,
  ...storeVariables.entries,
});
type Given = v.InferOutput<typeof variables>;

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

export interface Settings extends DatabaseSettings, FetchSettings {
  port: number;
  /** Scheme, host and port of the public site, without a trailing slash. */
  publicUrl: string;
  /** The number of processes that serve on the port. */
  processes: number;
  /** Absolute path of the folder for database, pictures and mails. */
  dataDir: string;
  /** Absolute path of the folder for pictures and documents. */
  mediaFolder: string;
  /** The object store for pictures and documents; undefined: they are files in `mediaFolder`. */
  mediaStore?: StoreSettings;
  /** The number of pictures whose versions are generated in advance, newest first. */
  prerenderedPictures: number;
  /** The disk space for generated picture versions, in bytes; originals and documents are not counted. */
  pictureBytes: number;
  /** The memory for cached responses, in bytes; 0 disables the cache. */
  responseCacheBytes: number;
  /** The maximum length of a response of `/graphql` and of an event of its stream, in bytes. */
  graphqlResponseBytes: number;
  /** `s-maxage` of responses that are the same for every visitor, in seconds; 0: shared caches must revalidate. */
  sharedCacheSeconds: number;
  /** Retention period of submissions, in months. */
  leadsMonths: number;
  /** Milliseconds of work that an address block may cause a minute by reading; 0: unlimited. */
  readBudget: number;
  /** The number of forms submitted on the whole site in ten minutes up to which no attack by bots is assumed. */
  ordinarySubmissions: number;
  /** Whether browsers keep seen listings for offline reading. */
  offline: boolean;
  /** The minimum time in which a human fills in a form, in seconds. */
  formSeconds: number;
  /** URL of the SMTP server; undefined: mails are written to files. */
  smtpUrl?: string;
  /** The sender of mails. */
  mailFrom: Mailbox;
  /** The DKIM key for mails to the SMTP server; undefined: mails are not signed. */
  dkim?: DkimKey;
  /** Absolute path of the folder for mails, used without an SMTP server. */
  mailFolder: string;
  /** Origins of other sites whose scripts may use the legacy paths. */
  ajaxAllowedOrigins: string[];
  /** The bearer token for `/metrics`; undefined: the page does not exist. */
  metricsToken?: string;
  trustProxy: boolean | number | string;
  logLevel: (typeof LOG_LEVELS)[number];
  agency: Agency;
  /** Absolute path of the agency's file. */
  agencyFile: string;
  /** `Authorization` headers of feeds by the name of the feed. */
  feedAuthorizations: ReadonlyMap<string, string>;
  /** The webhooks with which CRMs report changes, by the name of the feed. */
  feedWebhooks: ReadonlyMap<string, FeedWebhook>;
  /** The CAPTCHA service; undefined: the site's own check. */
  human?: HumanService;
  /** The webhooks that receive leads. */
  leadWebhooks: LeadWebhook[];
  /** External map services; undefined: only the site's own map. */
  maps?: MapProviders;
  /** Absolute path of the file with the streets of the site's own map; undefined: it has none. */
  mapFile?: string;
}

/**
 * Reads the settings from environment variables.
 * @throws an error that names each wrong variable.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const parsed = v.safeParse(environment, withNewNames(withoutEmpty(env), RENAMED_VARIABLES));
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
    throw new Error(`Wrong settings: ${faults.join('; ')}`);
  }
  const given = parsed.output;
  const portNumber = given.PORT ?? 3000;
  const dataDir = resolve(findProjectRoot(), given.DATA_DIR ?? 'data');
  const ofAgency = readAgencySettings(given, env);
  return {
    port: portNumber,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${portNumber}`,
    processes: given.WEB_CONCURRENCY,
    ...readDatabase(given),
    dataDir,
    mediaFolder: join(dataDir, 'media'),
    mediaStore: readStore(given),
    prerenderedPictures: given.PRERENDERED_PICTURES ?? 6000,
    pictureBytes: (given.PICTURES_MB ?? 300) * 1_000_000,
    responseCacheBytes: (given.RESPONSE_CACHE_MB ?? 32) * 1_000_000,
    graphqlResponseBytes: (given.GRAPHQL_RESPONSE_KB ?? 2000) * 1000,
    sharedCacheSeconds: given.SHARED_CACHE_SECONDS ?? 0,
    leadsMonths: given.LEADS_MONTHS ?? 24,
    // A third of a core: more than a thousand new pages a minute.
    readBudget: given.READ_BUDGET ?? 20_000,
    // An agency gets a few an hour, hundreds on a very good day.
    ordinarySubmissions: given.ORDINARY_SUBMISSIONS ?? 60,
    offline: given.OFFLINE === 'on',
    formSeconds: given.FORM_SECONDS ?? 2,
    smtpUrl: given.SMTP_URL || undefined,
    mailFrom: given.MAIL_FROM ?? addressOf(ofAgency.agency),
    dkim: readDkim(given),
    mailFolder: join(dataDir, 'mails'),
    ajaxAllowedOrigins: given.AJAX_ALLOWED_ORIGINS ?? [],
    metricsToken: given.METRICS_TOKEN || undefined,
    trustProxy: given.TRUST_PROXY ?? false,
    logLevel: given.LOG_LEVEL ?? 'info',
    ...ofAgency,
    human: readHumanService(given),
    maps: readMaps(given),
    mapFile: given.MAP_FILE && resolve(given.MAP_FILE),
  };
}

/** The agency's file with the secrets that it names, and what may be fetched for it. */
function readAgencySettings(given: Given, env: NodeJS.ProcessEnv) {
  const agencyFile = given.AGENCY_FILE ? resolve(given.AGENCY_FILE) : demoAgencyFile();
  const agency = readAgency(agencyFile);
  const fetching = readFetching(given);
  return {
    agency,
    agencyFile,
    ...fetching,
    feedAuthorizations: readAuthorizations(agency.feeds, env),
    feedWebhooks: readFeedWebhooks(agency.feeds, env),
    leadWebhooks: readLeadWebhooks(agency.leadWebhooks, env, addressList(fetching.privateMediaAddresses)),
  };
}

/** The sender of mails without `MAIL_FROM`. */
const addressOf = ({ name, email }: Agency) => ({ name, address: email });

function readDkim({ DKIM_SELECTOR: selector, DKIM_KEY_FILE: privateKey }: Given): DkimKey | undefined {
  return selector && privateKey ? { selector, privateKey } : undefined;
}

/** Treats empty variables as absent, because shells and compose files write both. */
function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}
