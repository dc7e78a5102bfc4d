import { pageMaps } from '../features/map/map-settings.ts';
import { createMapThread } from '../features/map/map-thread.ts';
import { createPublicPlaces } from '../features/map/public-places/public-places.ts';
import { createStreetTiles } from '../features/map/streets/street-tiles.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { Settings } from '../settings/settings.ts';
import { createAppIcons } from '../web/app-icons/app-icons.ts';
import { createSiteLinks } from '../web/seo/site-links.ts';

const NO_STREETS =
  'Maps have no streets: run `npm run map -- download belgium.pmtiles` and set MAP_FILE to it (docs/maps.md).';

/** What pages share: facts about the site, its icons with the links to them, the map file and the thread of maps. */
export async function createSite({ publicUrl, agency, maps, mapFile, offline }: Settings, log: Logger) {
  if (!maps?.tiles && !mapFile) log.info(NO_STREETS);
  // Tiles of the agency replace our own map, and its streets with it.
  const streetTiles = await createStreetTiles(maps?.tiles ? undefined : mapFile, log);
  const site = {
    publicUrl,
    agencyName: agency.name,
    offline,
    /** Changes when the map file is replaced. */
    get maps() {
      return pageMaps(maps, streetTiles.streets());
    },
  };
  const appIcons = createAppIcons(agency);
  const publicPlaces = createPublicPlaces(streetTiles, log);
  const mapThread = createMapThread();
  return {
    site,
    appIcons,
    siteLinks: createSiteLinks(appIcons),
    streetTiles,
    publicPlaces,
    mapThread,
    stopMaps() {
      mapThread.stop();
      return streetTiles.stop();
    },
  };
}
