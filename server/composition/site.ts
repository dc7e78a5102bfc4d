import type { Locale } from '../../shared/locales.ts';
import { pageMaps } from '../features/map/map-settings.ts';
import { createMapThread } from '../features/map/map-thread.ts';
import { createPublicPlaces } from '../features/map/public-places/public-places.ts';
import { createStreetTiles, type StreetTiles } from '../features/map/streets/street-tiles.ts';
import { createBrand } from '../features/site-folder/brand.ts';
import { listDeskFiles } from '../features/site-folder/desk/desk-files.ts';
import { createFolderMedia, type MediaStore } from '../features/site-folder/files/pictures.ts';
import { type FollowedSiteFolder, followSiteFolder } from '../features/site-folder/follow-site-folder.ts';
import type { OpenDatabase } from '../platform/database/open.ts';
import type { createReplaceableIntls } from '../platform/intl/intl.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { Brand } from '../platform/theme/brand.ts';
import type { Settings } from '../settings/settings.ts';
import { followAppIcons } from '../web/app-icons/app-icons.ts';
import { siteLinks } from '../web/seo/site-links.ts';

const NO_STREETS =
  'Maps have no streets: run `npm run map -- download belgium.pmtiles` and set MAP_FILE to it (docs/maps.md).';

/** The map file and the thread of maps. */
export async function createMaps({ maps, mapFile }: Settings, log: Logger) {
  if (!maps?.tiles && !mapFile) log.info(NO_STREETS);
  // Tiles of the agency replace our own map, and its streets with it.
  const streetTiles = await createStreetTiles(maps?.tiles ? undefined : mapFile, log);
  const publicPlaces = createPublicPlaces(streetTiles, log);
  const mapThread = createMapThread();
  return {
    streetTiles,
    publicPlaces,
    mapThread,
    stopMaps() {
      mapThread.stop();
      return streetTiles.stop();
    },
  };
}

interface SiteDependencies {
  settings: Settings;
  media: MediaStore;
  log: Logger;
  database: Pick<OpenDatabase, 'db'>;
  now(): Date;
  messages: ReturnType<typeof createReplaceableIntls>;
  /** Makes cached responses outdated. */
  renew(): void;
  streetTiles: Pick<StreetTiles, 'streets'>;
}

/** What pages share: facts about the site, the agency's site folder, its look and its icons. */
export async function createSite(dependencies: SiteDependencies) {
  const { settings, media, database, log, now, messages, renew, streetTiles } = dependencies;
  const siteFolder = await followSiteFolder({
    directory: settings.siteDir,
    media: createFolderMedia(media),
    messages: messages.texts,
    agencyBrand: settings.agency.brandColour,
    publicUrl: settings.publicUrl,
    listDeskFiles: () => listDeskFiles(database.db),
    now,
    log,
  });
  messages.replaceMessages(siteFolder.current().messages);
  const brand = followBrand(settings, siteFolder);
  siteFolder.onReplaced((folder) => {
    messages.replaceMessages(folder.messages);
    renew();
  });
  const site = {
    publicUrl: settings.publicUrl,
    agencyName: settings.agency.name,
    offline: settings.offline,
    analytics: settings.agency.analytics,
    socialLinks: settings.agency.social.length > 0 ? settings.agency.social : undefined,
    /** Changes when the map file is replaced. */
    get maps() {
      return pageMaps(settings.maps, streetTiles.streets());
    },
    get locales() {
      return siteFolder.current().languages;
    },
    get logo() {
      const { logo } = brand();
      // Undefined takes no bytes in the state of pages.
      return logo
        ? { light: logo.light, dark: logo.dark, width: logo.width, height: logo.height }
        : undefined;
    },
  };
  const appIcons = followAppIcons(brand);
  const linksOf = (locale: Locale) => siteLinks(locale, { appIcons, brand });
  return { site, siteFolder, brand, appIcons, siteLinks: linksOf };
}

/** Returns the look of the site, which changes with the folder. */
function followBrand(
  { agency }: Pick<Settings, 'agency'>,
  { current, onReplaced }: FollowedSiteFolder,
): () => Brand {
  let brand = createBrand(agency, current().look);
  onReplaced(({ look }) => {
    brand = createBrand(agency, look);
  });
  return () => brand;
}
