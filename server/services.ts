import type { CityDirectory } from '../graphql/cities/ports.ts';
import type { GraphPorts } from '../graphql/context.ts';
import { createExecutor } from '../graphql/execute.ts';
import { createSchema } from '../graphql/schema.ts';
import { createLiveAgendas } from './appointments/live-agendas.ts';
import { createViewingTitles } from './appointments/viewing-titles.ts';
import { builtFolders } from './build-files/built-folders.ts';
import { type GeneratedCalendars, NO_GENERATED_CALENDARS } from './calendars/external/generated-calendars.ts';
import { createChangeNotifications } from './change-notifications/change-notifications.ts';
import { createTopics, type Topics } from './change-notifications/topics.ts';
import { createAppointmentStore } from './database/appointments/store.ts';
import { loadCityDirectory } from './database/cities/directory.ts';
import { createEstateStore } from './database/estates/store.ts';
import { createStayStore } from './database/holiday/stays.ts';
import { createRentalUnitStore } from './database/holiday/store.ts';
import { createOptOuts } from './database/leads/opt-outs.ts';
import { createLeadStore } from './database/leads/store.ts';
import { createListingStore } from './database/listings/store.ts';
import { createPictureStore } from './database/media/store.ts';
import { createNewsStore } from './database/news/store.ts';
import { createOfficeStore } from './database/offices/store.ts';
import type { OpenDatabase } from './database/open.ts';
import { createProjectStore } from './database/projects/store.ts';
import { logOutages } from './database/reachability.ts';
import type { FollowedReplicas } from './database/replicas/follow-replicas.ts';
import { getOrCreateSecret } from './database/secret.ts';
import { createSubscriptionStore } from './database/subscriptions/store.ts';
import { createTownStore } from './database/towns/store.ts';
import { createGraphqlEndpoint } from './graphql/endpoint.ts';
import { readTypeDefs } from './graphql/read-type-defs.ts';
import { graphqlStream } from './graphql/stream.ts';
import type { DiskSpace, ReadFreeBytes } from './health/disk-space.ts';
import { createLiveNights } from './holiday/live-nights.ts';
import { humanPolicySources } from './human/providers.ts';
import { openOnce } from './jobs/open-once.ts';
import type { ReadBudget } from './limits/read-budget.ts';
import type { RequestLimits } from './load-shedding/request-limits.ts';
import { createLogger, type Logger } from './logging/logger.ts';
import type { MailTransport } from './mail/outgoing-mail.ts';
import { sendBySmtp } from './mail/send-by-smtp.ts';
import { writeToFolder } from './mail/write-to-folder.ts';
import { mapPolicySources } from './map/map-settings.ts';
import { createMedia } from './media/create-media.ts';
import type { DrawnPictures } from './media/drawn-pictures.ts';
import type { StoreClientParts } from './media/store/store-client.ts';
import { mediaPolicySources, publicStoreOf } from './media/store/store-settings.ts';
import { createMentionTexts } from './mentions/mention-texts.ts';
import { type Assets, readAssets } from './pages/assets.ts';
import { createEstateSlugs } from './pages/estate-slugs.ts';
import { createIntls } from './pages/intl.ts';
import { createPolicies } from './pages/policies.ts';
import { GRACE_MS } from './pages/send-page.ts';
import { themeCss } from './pages/theme.ts';
import { createPersonalDataStore } from './personal-data/store.ts';
import { notifyJobWorker } from './processes/worker.ts';
import { publicSettings } from './public-settings.ts';
import { createAnswers } from './response-cache/answers.ts';
import type { CatalogueVersion } from './response-cache/catalogue-version.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';
import { createRuleTexts } from './rules/rule-texts.ts';
import type { Settings } from './settings.ts';
import { createSite } from './site.ts';
import { SOURCES } from './submissions/sources.ts';
import { createSubmissionParts } from './submissions/submission-parts.ts';

export type Services = Awaited<ReturnType<typeof createServices>>;

interface Parts {
  settings: Settings;
  database: Pick<OpenDatabase, 'db' | 'pool' | 'reachability' | 'target'>;
  /** Creates the browser assets with the agency's colours; by default reads those of the build. */
  createAssets?: (themeCss: string) => Assets;
  /** Absent: none. */
  drawn?: DrawnPictures;
  /** Absent: none. */
  calendars?: GeneratedCalendars;
  now?: () => Date;
  /** Whether the site runs from its sources (`npm run dev`). */
  isDevelopment?: boolean;
  /** Defaults to standard output. */
  log?: Logger;
  /** How long a page waits for its slow sections before it starts streaming, in ms; 50 by default. */
  graceMs?: number;
  /** How long a request waits for a slot, in ms, instead of the time of its kind (`createRequestLimits`). */
  queueTimeoutMs?: number;
  /** How the free space of a folder's disk is read, instead of by the operating system. */
  readFreeBytes?: ReadFreeBytes;
  /** How requests to the object store wait for their retry, instead of for a time. */
  pauseStoreRetry?: StoreClientParts['pause'];
  /** Wraps the ports, so that tests can slow one down or make it fail. */
  wrapPorts?: (ports: GraphPorts) => GraphPorts;
}

type PortParts = Parameters<typeof createSubmissionParts>[0] & {
  cities: CityDirectory;
  topics: Topics;
  version: Readonly<CatalogueVersion>;
  publicPlaces: GraphPorts['publicPlaces'];
  catalogueDb: FollowedReplicas['catalogueDb'];
};

/** The production implementation of the ports. */
async function createPorts(parts: PortParts) {
  const { settings, cities, intls, now, topics, version, publicPlaces, catalogueDb } = parts;
  const { db } = parts.database;
  const publicStore = publicStoreOf(settings.mediaStore);
  const { ports, addMails, addLeadEvent } = await createSubmissionParts(parts);
  return {
    ...ports,
    appointments: createAppointmentStore({
      db,
      secret: await getOrCreateSecret(db, 'appointments'),
      addMails,
    }),
    liveAgendas: createLiveAgendas(topics),
    liveNights: createLiveNights(topics),
    stays: createStayStore({ db, secret: await getOrCreateSecret(db, 'stays'), addMails }),
    subscriptions: createSubscriptionStore({
      db,
      secret: await getOrCreateSecret(db, 'subscriptions'),
      addMails,
      addLeadEvent,
    }),
    leads: createLeadStore(addMails),
    personalData: createPersonalDataStore({
      db,
      addMails,
      mailFolder: settings.mailFolder,
      sources: SOURCES,
    }),
    optOuts: createOptOuts(db, now),
    estates: createEstateStore(catalogueDb, version, publicStore),
    listings: createListingStore(catalogueDb, publicStore),
    projects: createProjectStore(catalogueDb, version),
    towns: createTownStore(catalogueDb, version),
    rentalUnits: createRentalUnitStore(db),
    news: createNewsStore(catalogueDb),
    pictures: createPictureStore(catalogueDb, publicStore),
    cities,
    publicPlaces,
    offices: createOfficeStore(catalogueDb, version),
    settings: publicSettings(settings),
    ...createTexts(intls, cities),
    now,
  };
}

/** The ports that write sentences and names in the languages of the site. */
function createTexts(intls: PortParts['intls'], cities: PortParts['cities']) {
  return {
    viewingTitle: createViewingTitles(intls, cities),
    mentionTexts: createMentionTexts(intls),
    ruleText: createRuleTexts(intls),
    estateSlug: createEstateSlugs(intls, cities),
  };
}

interface ApiServing {
  responseCache: ResponseCache;
  limits: RequestLimits;
  readBudget: ReadBudget;
  diskSpace: Pick<DiskSpace, 'observe'>;
  /** The maximum length of a response in bytes. */
  maxBytes: number;
}

/** The schema, and its executors: over HTTP, as event streams, and in process. */
async function createApi(
  own: GraphPorts,
  wrapPorts: Parts['wrapPorts'],
  { diskSpace, ...parts }: ApiServing,
) {
  const wrapped = wrapPorts?.(own) ?? own;
  const ports = { ...wrapped, submissions: diskSpace.observe(wrapped.submissions) };
  const schema = createSchema(readTypeDefs());
  const graphql = await createGraphqlEndpoint({ schema, ports, ...parts });
  return {
    ports,
    schema,
    graphql,
    stream: graphqlStream({ schema, ports, validateRequest: graphql.validateRequest, ...parts }),
    createExecutor: createExecutor(schema, ports),
  };
}

/** Monitors the database connection and listens to change notifications. */
function followDatabase({ target, reachability }: Parts['database'], log: Logger) {
  logOutages(reachability, log);
  const changeNotifications = createChangeNotifications({ target, reachability, log });
  const topics = createTopics(changeNotifications);
  const stopListening = () => Promise.all([topics.stop(), changeNotifications.stop()]);
  return { changeNotifications, topics, stopListening };
}

/** The composition root: chooses the implementation of each port. */
export async function createServices(parts: Parts) {
  const { settings, database, wrapPorts, now = () => new Date() } = parts;
  const { createAssets = (css) => readAssets(builtFolders(), css) } = parts;
  const log = parts.log ?? createLogger(settings.logLevel);
  const intls = createIntls();
  const cities = await loadCityDirectory(database.db);
  const { jobs, stopJobs } = openOnce({ ...database, log, notifyJobWorker });
  const { topics, stopListening, ...followed } = followDatabase(database, log);
  const common = { ...parts, log, now, intls, cities, ...followed };
  const { publicPlaces, ...siteParts } = await createSite(settings, log);
  const { serving, version, catalogueDb, stopFollowing } = await createAnswers({ ...common, ...siteParts });
  const ports = await createPorts({ ...common, topics, version, publicPlaces, catalogueDb, jobs });
  const api = await createApi(ports, wrapPorts, { ...serving, maxBytes: settings.graphqlResponseBytes });
  const mails = createMailTransport(settings, log);
  return {
    settings,
    log,
    db: database.db,
    now,
    ...siteParts,
    isDevelopment: parts.isDevelopment ?? false,
    graceMs: parts.graceMs ?? GRACE_MS,
    intls,
    cities,
    ...builtFolders(),
    media: createMedia(parts, { count: serving.metrics.storeRequests, log, now }),
    /** External calendars of the demo agency, which are not fetched over HTTP. */
    calendars: parts.calendars ?? NO_GENERATED_CALENDARS,
    assets: createAssets(themeCss(settings.agency)),
    policies: createPolicies(policySources(settings)),
    ...api,
    jobs,
    ...serving,
    ...followed,
    catalogueVersion: version,
    mails,
    ...createReadiness(),
    async stop() {
      const stops = [stopFollowing(), stopListening(), stopJobs(), siteParts.stopMaps()];
      await Promise.all([api.graphql.stop(), ...stops]);
      mails.close();
    },
  };
}

/** The external sources that pages may load: all of them, and those with a form or a map. */
function policySources({ human, maps, mediaStore }: Settings) {
  return {
    all: mediaPolicySources(mediaStore),
    form: humanPolicySources(human),
    map: mapPolicySources(maps),
  };
}

function createReadiness() {
  let isStopping = false;
  return {
    isStopping: () => isStopping,
    /** Makes the readiness check fail from now on. */
    announceStop() {
      isStopping = true;
    },
  };
}

/** Mails go to the SMTP server of the settings, or to files without one. */
function createMailTransport(settings: Settings, log: Logger): MailTransport {
  const { smtpUrl, dkim, mailFrom, mailFolder, publicUrl } = settings;
  const options = { from: mailFrom, publicUrl };
  if (smtpUrl) return sendBySmtp({ url: smtpUrl, dkim, ...options });
  return { send: writeToFolder({ folder: mailFolder, log, ...options }), close() {} };
}
