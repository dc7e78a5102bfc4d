import { timeInBrussels } from '../../../../shared/days.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { AgendaFragment } from './generated/agenda.generated.ts';
import { useSlotFormats } from './use-slot-formats.ts';

type Slot = AgendaFragment['days'][number]['slots'][number];

export interface SlotChoiceProps {
  /** Start of the initially chosen slot. */
  chosen: string | null;
  /** Start of the viewing to be moved. */
  own?: string | undefined;
  onChoose?: ((input: HTMLInputElement) => void) | undefined;
}

const PARTS = [
  { part: 'morning', until: '12:00' },
  { part: 'afternoon', until: '18:00' },
  { part: 'evening', until: '24:00' },
] as const;

/** The slots of a day as radio buttons, grouped by part of the day. */
export function Slots({ slots, ...choice }: SlotChoiceProps & { slots: readonly Slot[] }) {
  const t = useMessages();
  const partOf = ({ startsAt }: Slot) =>
    PARTS.find(({ until }) => timeInBrussels(new Date(startsAt)) < until)?.part;
  return PARTS.map(({ part }) => {
    const ofPart = slots.filter((slot) => partOf(slot) === part);
    if (ofPart.length === 0) return null;
    return (
      <fieldset key={part}>
        <legend className="slots__part">{t(`appointments.slots.${part}`)}</legend>
        <div className="slots__list">
          {ofPart.map((slot) => (
            <SlotChoice key={slot.startsAt} slot={slot} {...choice} />
          ))}
        </div>
      </fieldset>
    );
  });
}

/** A radio button; an unavailable slot is disabled, with the reason. */
function SlotChoice({ slot: { startsAt, state }, chosen, own, onChoose }: SlotChoiceProps & { slot: Slot }) {
  const t = useMessages();
  const formats = useSlotFormats();
  const isFree = state === 'FREE' || state === 'OWN';
  const label = own === startsAt ? 'yours' : isFree ? null : state === 'HELD' ? 'held' : 'taken';
  return (
    <label className={label === 'yours' ? 'slot slot--own' : 'slot'}>
      <input
        type="radio"
        name="startsAt"
        value={startsAt}
        defaultChecked={isFree && chosen === startsAt}
        disabled={!isFree}
        onChange={({ currentTarget }) => onChoose?.(currentTarget)}
      />
      <span className="slot__time">{formats.time(startsAt)}</span>
      {label && <span className="slot__state">{t(`appointments.slots.${label}`)}</span>}
    </label>
  );
}
