import { type EpcLabelName, epcLabelOf } from '../../../shared/estates/epc-label.ts';
import { useMessages } from '../../intl/use-messages.ts';

/** An energy label. Its letter carries the meaning, not the colour alone. */
export function EnergyLabel({ name }: { name: EpcLabelName }) {
  const t = useMessages();
  const label = epcLabelOf(name);
  return (
    <span
      className={`label label--${name.toLowerCase()}`}
      role="img"
      aria-label={t('listings.card.energy', { label })}
    >
      {label}
    </span>
  );
}
