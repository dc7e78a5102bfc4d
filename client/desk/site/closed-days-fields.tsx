import { useMessages } from '../../intl/use-messages.ts';
import { NEW_PERIODS } from './hours-form.ts';
import type { DeskHours } from './hours-page.tsx';

interface ClosedDaysFieldsProps {
  office: DeskHours;
  /** The values of a rejected form. */
  typed: Readonly<Record<string, string>> | undefined;
}

/** The days on which an office is closed, with empty rows for further ones. */
export function ClosedDaysFields({ office, typed }: ClosedDaysFieldsProps) {
  const t = useMessages();
  const rows = office.closedDays.length + NEW_PERIODS;
  return (
    <fieldset className="desk-site__closed">
      <legend>{t('desk.hours.closed')}</legend>
      <p className="hint">{t('desk.hours.closedHint')}</p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
        <div key={row} className="desk-fields">
          {(['from', 'until'] as const).map((edge) => {
            const name = `${edge}-${row}`;
            return (
              <label key={edge} className="field">
                {t(`desk.hours.${edge}`)}
                <input
                  type="date"
                  name={name}
                  defaultValue={typed?.[name] ?? office.closedDays[row]?.[edge] ?? ''}
                />
              </label>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}
