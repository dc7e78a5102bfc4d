import { useIntl } from 'react-intl';
import { useMessages } from '../../../intl/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useSlotFormats } from '../agenda/use-slot-formats.ts';
import { INTENTS } from './booking-action.ts';
import type { SlotHoldQuery } from './generated/booking.generated.ts';
import { useHoldClock } from './use-hold-clock.ts';

/**
 * The longest holds in minutes, with one extra for clock differences. A waiting-list offer is held for half an
 * hour.
 */
const MAX_MINUTES = { hold: 11, offer: 31 };

interface HoldNoticeProps {
  hold: SlotHoldQuery['slotHold'];
  /** Current state of the held slot. */
  state: 'FREE' | 'HELD' | 'OWN' | 'TAKEN' | undefined;
}

/**
 * Shows until when the slot is held, with a button that extends the hold. It comes last in its form, because
 * the Enter key activates the first submit button.
 */
export function HoldNotice({ hold, state }: HoldNoticeProps) {
  const t = useMessages();
  const formats = useSlotFormats();
  const intl = useIntl();
  const { phase, minutes } = useHoldClock(
    hold?.heldUntil ?? null,
    hold?.contact ? MAX_MINUTES.offer : MAX_MINUTES.hold,
  );
  const isLost = state === 'HELD' || state === 'TAKEN';
  const sentence = isLost
    ? t('appointments.hold.taken')
    : hold === null || phase === 'over'
      ? t('appointments.hold.over')
      : t(`appointments.hold.${phase}`, { time: formats.time(hold.heldUntil) });
  const isUrgent = isLost || phase !== 'until';
  return (
    <div className={isUrgent ? 'hold hold--urgent' : 'hold'}>
      <p role="status">{sentence}</p>
      {hold && !isLost && minutes !== null && minutes > 0 && (
        <span className="hold__left" aria-hidden="true">
          {intl.formatNumber(minutes, { style: 'unit', unit: 'minute' })}
        </span>
      )}
      {hold && !isLost && phase !== 'over' && (
        <Button type="submit" look="quiet" name="intent" value={INTENTS.extend} formNoValidate>
          {t('appointments.hold.extend')}
        </Button>
      )}
    </div>
  );
}
