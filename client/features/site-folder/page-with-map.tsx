import type { LoaderFunctionArgs } from 'react-router';
import type { Locale } from '../../../shared/locales.ts';
import { runQueryOf } from '../../data/run-query.ts';
import { DeferredPart, deferred } from '../../deferred.tsx';
import { mapsContext } from '../../map/opening-zoom.ts';
import type { PageModule } from '../../page.ts';
import { AreaOutlinesDocument } from '../estates/map/generated/area-outlines.generated.ts';
import { EstateMarkersDocument } from '../estates/map/generated/markers.generated.ts';
import { loadMarkers } from '../estates/map/load-markers.ts';
import { AgencyArticle, findAgencyPage } from './agency-article.tsx';
import { AgencyPageDocument } from './generated/agency-page.generated.ts';
import type { ContentBlockFragment } from './generated/content.generated.ts';
import { OfficesOnMapDocument } from './generated/offices-on-map.generated.ts';
import { isMap, searchOf } from './map-block.ts';

export const mapPart = deferred(async () => (await import('./map-part.tsx')).MapPart);

export const mapDocuments = [
  AgencyPageDocument,
  AreaOutlinesDocument,
  EstateMarkersDocument,
  OfficesOnMapDocument,
];

/** A page of the agency's own with a map. */
export const pageWithMap: PageModule = {
  documents: mapDocuments,
  createLoader: (locale) => async (args) => {
    await loadMap(args, locale);
    return { variant: 'withMap' };
  },
  Component: PageWithMap,
  deferred: [mapPart],
};

/** Loads a page, and what its map shows. */
export async function loadMap(args: LoaderFunctionArgs, locale: Locale): Promise<void> {
  const block = (await findAgencyPage(args, locale)).content.find(isMap);
  const run = runQueryOf(args.context);
  if (block?.__typename === 'OfficesMapBlock') await run(OfficesOnMapDocument, { locale });
  if (block?.__typename === 'HomesMapBlock')
    await loadMarkers(run, { ...searchOf(block), locale }, args.context.get(mapsContext));
}

function PageWithMap() {
  return <AgencyArticle partOf={showMap} />;
}

export const showMap = (block: ContentBlockFragment) =>
  isMap(block) && <DeferredPart part={mapPart} block={block} />;
