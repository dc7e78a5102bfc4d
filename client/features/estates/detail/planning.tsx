import { useMessages } from '../../../intl/use-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { EstateDetail } from './estate.ts';

/** Parcel or building has a medium chance of flooding (score D): advertisements in Flanders must say so. */
export function isAtRiskOfFlood({ planning }: Pick<EstateDetail, 'planning'>): boolean {
  return planning?.floodParcel === 'D' || planning?.floodBuilding === 'D';
}

/** Says that there is such a risk. */
export function FloodSymbol() {
  const t = useMessages();
  return (
    <p className="flood">
      <Icon name="triangle-alert" />
      {t('estates.detail.floodSymbol')}
    </p>
  );
}
