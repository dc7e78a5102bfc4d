import '../agenda/agenda.css';
import { FieldError } from '../../../forms/field-error.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import type { AgendaFragment } from '../agenda/generated/agenda.generated.ts';
import { Slots } from '../agenda/slots.tsx';
import { useSlotFormats } from '../agenda/use-slot-formats.ts';

interface FreeSlotsProps {
  id: string;
  agenda: AgendaFragment;
  /** Start of the slot chosen instead. */
  chosen: string;
  error: string | undefined;
  onChoose(input: HTMLInputElement): void;
}

/**
 * The free slots offered after the chosen one was lost. They are inputs of the same form: a link would lose the
 * typed values.
 */
export function FreeSlots({ id, agenda, chosen, error, onChoose }: FreeSlotsProps) {
  const t = useMessages();
  const formats = useSlotFormats();
  const isFree = ({ state }: AgendaFragment['days'][number]['slots'][number]) => state === 'FREE';
  const days = agenda.days.filter(({ slots }) => slots.some(isFree));
  return (
    <div
      id={id}
      className="slots"
      role="radiogroup"
      tabIndex={-1}
      aria-required="true"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <h3 id={`${id}-label`} className="slots__day">
        {t('appointments.choose.title')}
      </h3>
      <FieldError id={id} error={error} />
      {days.length === 0 && <p>{t('appointments.noSlots')}</p>}
      {days.map(({ date, slots }, index) => (
        <details
          key={date}
          className="slots__other"
          open={index === 0 || slots.some(({ startsAt }) => startsAt === chosen)}
        >
          <summary>
            {formats.day(date)}{' '}
            <span className="hint">
              {t('appointments.days.free', { count: slots.filter(isFree).length })}
            </span>
          </summary>
          <Slots slots={slots} chosen={chosen} onChoose={onChoose} />
        </details>
      ))}
    </div>
  );
}
