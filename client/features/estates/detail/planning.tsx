import type { ReactNode } from 'react';
import type { Region } from '../../../../shared/cities/vocabulary.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { EstateDetail } from './estate.ts';

/** Parcel or building has a medium chance of flooding (score D): advertisements in Flanders must say so. */
function isAtRiskOfFlood({ planning }: Pick<EstateDetail, 'planning'>): boolean {
  return planning?.floodParcel === 'D' || planning?.floodBuilding === 'D';
}

/** What a reader must not overlook in the table of planning facts; null when there is nothing. */
export function planningNotes(estate: Pick<EstateDetail, 'planning' | 'address'>): ReactNode {
  const isProtected = estate.planning?.heritage === true;
  const isFloodProne = isAtRiskOfFlood(estate);
  if (!isProtected && !isFloodProne) return null;
  return (
    <>
      {isFloodProne && <FloodSymbol />}
      {isProtected && <HeritageNote region={estate.address.city.region} />}
    </>
  );
}

/** States the risk of flooding. */
function FloodSymbol() {
  const t = useMessages();
  return (
    <p className="flood">
      <Icon name="triangle-alert" />
      {t('estates.detail.floodSymbol')}
    </p>
  );
}

/** States the legal consequences of protection as heritage, which each region has in its own code; null abroad. */
function HeritageNote({ region }: { region: Region | null | undefined }) {
  const t = useMessages();
  return region ? <p className="heritage-note">{t(`estates.detail.heritage.${region}`)}</p> : null;
}
