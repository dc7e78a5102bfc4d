import type { CityDirectory } from '../../graphql/cities/ports.ts';
import type { GraphPorts } from '../../graphql/context.ts';
import { createLiveAgendas } from '../features/appointments/live-agendas.ts';
import { createAppointmentStore } from '../features/appointments/store/store.ts';
import { createViewingTitles } from '../features/appointments/viewing-titles.ts';
import { createEstateSlugs } from '../features/estates/estate-slugs.ts';
import { createEstateStore } from '../features/estates/store.ts';
import { createLiveNights } from '../features/holiday/live-nights.ts';
import { createStayStore } from '../features/holiday/store/stays.ts';
import { createRentalUnitStore } from '../features/holiday/store/units.ts';
import { createOptOuts } from '../features/leads/store/opt-outs.ts';
import { createLeadStore } from '../features/leads/store/store.ts';
import { createListingStore } from '../features/listings/store.ts';
import { createNewsStore } from '../features/news/store.ts';
import { createOfficeStore } from '../features/offices/store.ts';
import { createPersonalDataStore } from '../features/personal-data/store.ts';
import { createProjectStore } from '../features/projects/store.ts';
import { createRuleTexts } from '../features/rules/rule-texts.ts';
import type { FollowedSiteFolder } from '../features/site-folder/follow-site-folder.ts';
import { createOwnHours } from '../features/site-folder/hours-file.ts';
import { createRouteLabels } from '../features/site-folder/route-labels.ts';
import { createSiteContent } from '../features/site-folder/site-content.ts';
import { createStatementTexts } from '../features/statements/statement-texts.ts';
import { createSubscriptionStore } from '../features/subscriptions/store/store.ts';
import { createTownStore } from '../features/towns/store.ts';
import type { Topics } from '../platform/change-notifications/topics.ts';
import type { FollowedReplicas } from '../platform/database/replicas/follow-replicas.ts';
import { getOrCreateSecret } from '../platform/database/secret.ts';
import { createPictureStore } from '../platform/media/database/store.ts';
import { publicStoreOf } from '../platform/media/object-store/store-settings.ts';
import type { CatalogueVersion } from '../platform/response-cache/catalogue-version.ts';
import { publicSettings } from '../settings/public-settings.ts';
import { createSubmissionPorts } from './submission-ports.ts';
import { SOURCES } from './submission-sources.ts';

type PortDependencies = Parameters<typeof createSubmissionPorts>[0] & {
  cities: CityDirectory;
  topics: Topics;
  version: Readonly<CatalogueVersion>;
  publicPlaces: GraphPorts['publicPlaces'];
  siteFolder: FollowedSiteFolder;
  catalogueDb: FollowedReplicas['catalogueDb'];
};

/** The production implementation of the ports. */
export async function createPorts(dependencies: PortDependencies) {
  const { settings, cities, intls, now, topics, version, publicPlaces, catalogueDb, siteFolder } =
    dependencies;
  const { db } = dependencies.database;
  const publicStore = publicStoreOf(settings.mediaStore);
  const { ports, addMails, addLeadEvent } = await createSubmissionPorts(dependencies);
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
    listings: createListingStore(catalogueDb, version, publicStore),
    projects: createProjectStore(catalogueDb, version),
    towns: createTownStore(catalogueDb, version),
    rentalUnits: createRentalUnitStore(db),
    news: createNewsStore(catalogueDb),
    pictures: createPictureStore(catalogueDb, publicStore),
    cities,
    publicPlaces,
    offices: createOfficeStore(catalogueDb, { version, findOwnHours: createOwnHours(siteFolder) }),
    settings: publicSettings(settings, siteFolder),
    siteContent: createSiteContent(siteFolder),
    ...createTexts(intls, cities),
    now,
  };
}

/** The ports that write sentences and names in the languages of the site. */
function createTexts(intls: PortDependencies['intls'], cities: PortDependencies['cities']) {
  return {
    viewingTitle: createViewingTitles(intls, cities),
    statementTexts: createStatementTexts(intls),
    ruleText: createRuleTexts(intls),
    routeLabel: createRouteLabels(intls),
    estateSlug: createEstateSlugs(intls, cities),
  };
}
