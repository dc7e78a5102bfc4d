import type { GraphPorts } from '../graphql/context.ts';
import { createExecutor } from '../graphql/execute.ts';
import { createSchema } from '../graphql/schema.ts';
import { createDesk } from './composition/desk.ts';
import { createMailTransport } from './composition/mail-transport.ts';
import { policySources } from './composition/policy-sources.ts';
import { createPorts } from './composition/ports.ts';
import { createServing } from './composition/serving.ts';
import { createMaps, createSite } from './composition/site.ts';
import {
  type GeneratedCalendars,
  NO_GENERATED_CALENDARS,
} from './features/calendars/external/generated-calendars.ts';
import { loadCityDirectory } from './features/cities/store/directory.ts';
import { createPartnerKeys } from './features/partners/partner-keys.ts';
import { createViewCounter } from './features/statistics/view-counter.ts';
import { builtFolders } from './platform/build-files/built-folders.ts';
import { createChangeNotifications } from './platform/change-notifications/change-notifications.ts';
import { createTopics } from './platform/change-notifications/topics.ts';
import type { OpenDatabase } from './platform/database/open.ts';
import { logOutages } from './platform/database/reachability.ts';
import { createReplaceableIntls } from './platform/intl/intl.ts';
import { openOnce } from './platform/jobs/open-once.ts';
import type { ReadBudget } from './platform/limits/read-budget.ts';
import type { RequestLimits } from './platform/load-shedding/request-limits.ts';
import { createLogger, type Logger } from './platform/logging/logger.ts';
import { createMedia } from './platform/media/create-media.ts';
import type { DrawnPictures } from './platform/media/drawn-pictures.ts';
import type { StoreClientDependencies } from './platform/media/object-store/store-client.ts';
import { notifyJobWorker } from './platform/processes/worker.ts';
import type { ResponseCache } from './platform/response-cache/response-cache.ts';
import type { Settings } from './settings/settings.ts';
import { createGraphqlEndpoint } from './web/graphql/endpoint.ts';
import { readTypeDefs } from './web/graphql/read-type-defs.ts';
import { graphqlStream } from './web/graphql/stream.ts';
import type { DiskSpace, ReadFreeBytes } from './web/health/disk-space.ts';
import { type Assets, readAssets } from './web/pages/assets.ts';
import { createPolicies } from './web/pages/policies.ts';
import { GRACE_MS } from './web/pages/send-page.ts';

export type Services = Awaited<ReturnType<typeof createServices>>;

interface Dependencies {
  settings: Settings;
  database: Pick<OpenDatabase, 'db' | 'pool' | 'reachability' | 'target'>;
  /** Creates the browser assets with the agency's colours; by default reads those of the build. */
  createAssets?: (themeCss: () => string) => Assets;
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
  pauseStoreRetry?: StoreClientDependencies['pause'];
  /** Wraps the ports, so that tests can slow one down or make it fail. */
  wrapPorts?: (ports: GraphPorts) => GraphPorts;
}

interface ApiServing {
  responseCache: ResponseCache;
  limits: RequestLimits;
  readBudget: ReadBudget;
  diskSpace: Pick<DiskSpace, 'observe'>;
  /** The maximum length of a response in bytes. */
  maxBytes: number;
  settings: Settings;
}

/** The schema, and its executors: over HTTP, as event streams, and in process. */
async function createApi(
  own: GraphPorts,
  wrapPorts: Dependencies['wrapPorts'],
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
function followDatabase({ target, reachability }: Dependencies['database'], log: Logger) {
  logOutages(reachability, log);
  const changeNotifications = createChangeNotifications({ target, reachability, log });
  const topics = createTopics(changeNotifications);
  const stopListening = () => Promise.all([topics.stop(), changeNotifications.stop()]);
  return { changeNotifications, topics, stopListening };
}

/** What ports, pages and jobs share: messages, towns, queues, caches, media, maps, and the agency's site folder. */
async function createFoundation(dependencies: Dependencies) {
  const { settings, database, now = () => new Date() } = dependencies;
  const log = dependencies.log ?? createLogger(settings.logLevel);
  const messages = createReplaceableIntls();
  const { intls, replacedMessages, texts: messageTexts } = messages;
  const cities = await loadCityDirectory(database.db);
  const { jobs, stopJobs } = openOnce({ ...database, log, notifyJobWorker });
  const { topics, stopListening, ...followed } = followDatabase(database, log);
  const prepares: (() => Promise<unknown>)[] = [cities.refresh];
  const prepare = () => Promise.all(prepares.map((each) => each()));
  const common = { ...dependencies, log, now, intls, cities, prepare, ...followed };
  const { publicPlaces, stopMaps, ...maps } = await createMaps(settings, log);
  const { serving, version, catalogueDb, renew, stopFollowing } = await createServing({ ...common, ...maps });
  const media = createMedia(dependencies, { count: serving.metrics.storeRequests, log, now });
  const site = await createSite({ ...common, ...maps, media, messages, renew });
  prepares.push(site.siteFolder.refreshDesk);
  return {
    /** The parts that are services themselves. */
    own: {
      log,
      now,
      intls,
      replacedMessages,
      messageTexts,
      cities,
      jobs,
      media,
      ...maps,
      ...site,
      ...serving,
      ...followed,
    },
    serving,
    forPorts: { ...common, ...site, jobs, topics, version, publicPlaces, catalogueDb },
    stop: () =>
      Promise.all([stopFollowing(), stopListening(), stopJobs(), stopMaps(), site.siteFolder.stop()]),
  };
}

/** The composition root: chooses the implementation of each port. */
export async function createServices(dependencies: Dependencies) {
  const { settings, database, wrapPorts } = dependencies;
  const { createAssets = (css) => readAssets(builtFolders(), css) } = dependencies;
  const { own, serving, forPorts, stop } = await createFoundation(dependencies);
  const viewCounter = createViewCounter({ db: database.db, ...own });
  const ports = await createPorts(forPorts);
  const maxBytes = settings.graphqlResponseBytes;
  const api = await createApi(ports, wrapPorts, { ...serving, maxBytes, settings });
  const desk = await createDesk({ db: database.db, settings, ...own, ...api, maxBytes });
  const mails = createMailTransport(settings, own.log);
  return {
    settings,
    db: database.db,
    isDevelopment: dependencies.isDevelopment ?? false,
    graceMs: dependencies.graceMs ?? GRACE_MS,
    ...builtFolders(),
    /** External calendars of the demo agency, which are not fetched over HTTP. */
    calendars: dependencies.calendars ?? NO_GENERATED_CALENDARS,
    assets: createAssets(() => own.brand().css),
    policies: createPolicies(policySources(settings)),
    ...own,
    partnerKeys: createPartnerKeys(database.db, own.now),
    ...api,
    ...desk,
    catalogueVersion: forPorts.version,
    mails,
    viewCounter,
    ...createReadiness(),
    async stop() {
      desk.deskChanges.stop();
      await Promise.all([api.graphql.stop(), desk.deskApi.stop(), viewCounter.stop(), stop()]);
      mails.close();
    },
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
