import type { ReactNode } from 'react';
import type { Region } from '../../../../shared/cities/vocabulary.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { EstateDetail } from './estate.ts';

/**
 * Parcel or building has a medium probability of flooding (score D): advertisements in Flanders must say so.
 */
function isAtRiskOfFlood({ planning }: Pick<EstateDetail, 'planning'>): boolean {
  return planning?.floodParcel === 'D' || planning?.floodBuilding === 'D';
}

/** Returns the warnings of the planning table; null when there are none. */
export function planningWarnings(estate: Pick<EstateDetail, 'planning' | 'address'>): ReactNode {
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

/** The flood-risk symbol. */
function FloodSymbol() {
  const t = useMessages();
  return (
    <p className="flood">
      <Icon name="triangle-alert" />
      {t('estates.detail.floodSymbol')}
    </p>
  );
}

/**
 * States the legal consequences of heritage protection, which each region regulates in its own code; null
 * abroad.
 */
function HeritageNote({ region }: { region: Region | null | undefined }) {
  const t = useMessages();
  return region ? <p className="heritage-note">{t(`estates.detail.heritage.${region}`)}</p> : null;
}
