import { join, resolve } from 'node:path';
import type { MapProviders } from '../../shared/geography/map-providers.ts';
import { readHumanService } from '../features/human/human-settings.ts';
import type { HumanService } from '../features/human/providers.ts';
import { type Connection, readConnections } from '../features/import/connections/connections.ts';
import { readAuthorizations } from '../features/import/polling/authorizations.ts';
import { type FeedWebhook, readFeedWebhooks } from '../features/import/webhooks/feed-webhooks.ts';
import { type LeadWebhook, readLeadWebhooks } from '../features/leads-out/webhook-settings.ts';
import { readMaps } from '../features/map/map-settings.ts';
import { findProjectRoot } from '../platform/build/project-root.ts';
import { type DatabaseSettings, readDatabase } from '../platform/database/database-settings.ts';
import { type FetchSettings, readFetching } from '../platform/fetching/fetch-settings.ts';
import { addressList } from '../platform/fetching/public-addresses.ts';
import type { DkimKey } from '../platform/mail/dkim.ts';
import type { Mailbox } from '../platform/mail/mailbox.ts';
import { readStore, type StoreSettings } from '../platform/media/object-store/store-settings.ts';
import { type Agency, readAgency } from './agency.ts';
import { type Given, parseEnvironment } from './environment.ts';

/** The file that is used without `AGENCY_FILE`. */
export const demoAgencyFile = (): string => join(findProjectRoot(), 'server/settings/agency.demo.json');

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
  allowedOrigins: string[];
  /** The bearer token for `/metrics`; undefined: the page does not exist. */
  metricsToken?: string;
  trustProxy: NonNullable<Given['TRUST_PROXY']>;
  logLevel: NonNullable<Given['LOG_LEVEL']>;
  agency: Agency;
  /** Absolute path of the agency's file. */
  agencyFile: string;
  /** Whether an embedded database without listings gets the demo agency. */
  loadsDemo: boolean;
  /** `Authorization` headers of feeds by the name of the feed. */
  feedAuthorizations: ReadonlyMap<string, string>;
  /** The CRMs that the site asks by their API, by the name of the feed. */
  feedConnections: ReadonlyMap<string, Connection>;
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
  /** Absolute path of the agency's site folder; undefined: there is none. */
  siteDir?: string;
}

/**
 * Reads the settings from environment variables.
 * @throws an error that names each wrong variable.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = parseEnvironment(env);
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
    allowedOrigins: given.ALLOWED_ORIGINS ?? [],
    metricsToken: given.METRICS_TOKEN || undefined,
    trustProxy: given.TRUST_PROXY ?? false,
    logLevel: given.LOG_LEVEL ?? 'info',
    ...ofAgency,
    human: readHumanService(given),
    maps: readMaps(given),
    mapFile: given.MAP_FILE && resolve(given.MAP_FILE),
    siteDir: given.SITE_DIR && resolve(given.SITE_DIR),
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
    loadsDemo: (given.DEMO ?? (given.AGENCY_FILE ? 'off' : 'on')) === 'on',
    ...fetching,
    feedAuthorizations: readAuthorizations(agency.feeds, env),
    feedConnections: readConnections(agency.feeds, env),
    feedWebhooks: readFeedWebhooks(agency, env),
    leadWebhooks: readLeadWebhooks(agency.leadWebhooks, env, addressList(fetching.privateMediaAddresses)),
  };
}

/** The sender of mails without `MAIL_FROM`. */
const addressOf = ({ name, email }: Agency) => ({ name, address: email });

function readDkim({ DKIM_SELECTOR: selector, DKIM_KEY_FILE: privateKey }: Given): DkimKey | undefined {
  return selector && privateKey ? { selector, privateKey } : undefined;
}
