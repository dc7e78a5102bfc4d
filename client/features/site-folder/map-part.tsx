import { useResult } from '../../data/results.ts';
import { useLocale } from '../../locale.tsx';
import { useFirstMarkers } from '../estates/map/use-first-markers.ts';
import { SearchMap } from '../estates/search-map/search-map.tsx';
import { AllOfficesMap } from '../offices/list/all-offices-map.tsx';
import { ContentPart } from './content-part.tsx';
import { OfficesOnMapDocument } from './generated/offices-on-map.generated.ts';
import { type HomesMapBlock, type MapBlock, searchOf } from './map-block.ts';

/** The map of a page: homes of a search, or the offices. A map without any is left out. */
export function MapPart({ block }: { block: MapBlock }) {
  return block.__typename === 'HomesMapBlock' ? <Homes block={block} /> : <Offices title={block.title} />;
}

function Homes({ block }: { block: HomesMapBlock }) {
  const search = { ...searchOf(block), locale: useLocale() };
  const first = useFirstMarkers(search);
  if (first.markers.length === 0) return null;
  return (
    <ContentPart title={block.title}>
      <SearchMap {...search} first={first} />
    </ContentPart>
  );
}

function Offices({ title }: { title: string }) {
  const { offices } = useResult(OfficesOnMapDocument, { locale: useLocale() });
  if (offices.length === 0) return null;
  return (
    <ContentPart title={title}>
      <AllOfficesMap offices={offices} />
    </ContentPart>
  );
}
