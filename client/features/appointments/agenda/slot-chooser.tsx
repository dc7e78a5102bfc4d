import './agenda.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { FieldError } from '../../../forms/field-error.tsx';
import type { Rejection } from '../../../forms/send-mutation.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { AgendaChangeAnnouncer } from './agenda-change-announcer.tsx';
import { DayStrip, type DayStripProps } from './day-strip.tsx';
import type { AgendaFragment } from './generated/agenda.generated.ts';
import { type SlotChoiceProps, Slots } from './slots.tsx';
import { useSlotFormats } from './use-slot-formats.ts';

interface SlotChooserProps extends SlotChoiceProps, DayStripProps {
  /** Target of links in the error summary. */
  id: string;
  rejection: Rejection | null;
}

/** The part of a form that shows the days of an agenda and the slots of one day. */
export function SlotChooser(props: SlotChooserProps) {
  const { id, rejection, agenda, date, hasEarlier, hrefOf, ...choice } = props;
  const t = useMessages();
  const formats = useSlotFormats();
  const group = useRef<HTMLDivElement>(null);
  const lost = useLostChoice(group, agenda, choice.own);
  useEffect(() => {
    if (rejection) group.current?.focus();
  }, [rejection]);
  const day = agenda.days.find((each) => each.date === date);
  const errorText = lost ? t('appointments.slots.lost', { time: formats.time(lost) }) : rejection?.message;
  return (
    <>
      <DayStrip agenda={agenda} date={date} hasEarlier={hasEarlier} hrefOf={hrefOf} />
      {day && (
        <div
          ref={group}
          id={id}
          className="slots"
          role="radiogroup"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: without JavaScript only the focus shows the rejection
          autoFocus={rejection !== null}
          aria-required="true"
          aria-labelledby={`${id}-label`}
          aria-invalid={errorText ? true : undefined}
          aria-describedby={errorText ? `${id}-error` : undefined}
        >
          <h3 id={`${id}-label`} className="slots__day">
            {formats.day(day.date)}
          </h3>
          <div role="alert">
            <FieldError id={id} error={errorText ?? undefined} />
          </div>
          {day.slots.length > 0 && <Slots key={day.date} slots={day.slots} {...choice} />}
          {day.slots.length === 0 && (
            <p>{t(day.isClosed ? 'appointments.slots.closed' : 'appointments.slots.none')}</p>
          )}
        </div>
      )}
      <p className="hint">{t('appointments.slots.hint', { minutes: agenda.slotMinutes })}</p>
      {date && <AgendaChangeAnnouncer key={date} agenda={agenda} date={date} lost={lost} />}
    </>
  );
}

/**
 * Unchecks the chosen slot when another visitor takes it. Returns its start, else null. A slot that this form takes is
 * not lost: an agenda without the slot may arrive before the form's result.
 */
function useLostChoice(
  group: RefObject<HTMLDivElement | null>,
  agenda: AgendaFragment,
  own: string | undefined,
): string | null {
  const [lost, setLost] = useState<string | null>(null);
  const isSending = useNavigation().state !== 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new agenda may disable the chosen slot
  useEffect(() => {
    if (isSending) return;
    const disabledChoice = group.current?.querySelector<HTMLInputElement>('input:checked:disabled');
    if (disabledChoice) disabledChoice.checked = false;
    const isChosen = group.current?.querySelector('input:checked');
    setLost((before) => disabledChoice?.value ?? (isChosen ? null : before));
  }, [agenda, isSending]);
  return lost === own ? null : lost;
}
