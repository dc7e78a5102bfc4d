import { useMessages } from '../../../intl/use-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { EstateDetail } from './estate.ts';

/** Stands where parcel or building has a medium chance of flooding (score D), as Flanders asks. */
export function FloodSymbol({ planning }: { planning: EstateDetail['planning'] | null }) {
  const t = useMessages();
  if (planning?.floodParcel !== 'D' && planning?.floodBuilding !== 'D') return null;
  return (
    <p className="flood">
      <Icon name="triangle-alert" />
      {t('estates.detail.floodSymbol')}
    </p>
  );
}
