import { useDayFormats } from '../../features/holiday/stay/use-day-formats.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { SPANS, spanField, WEEKDAYS } from './hours-form.ts';
import type { DeskHours } from './hours-page.tsx';

interface HoursFieldsProps {
  office: DeskHours;
  /** The values of a rejected form. */
  typed: Readonly<Record<string, string>> | undefined;
}

/** The choice between the feed's hours and own ones, and the fields of the own ones. */
export function WeekFields({ office, typed }: HoursFieldsProps) {
  const t = useMessages();
  const source = typed?.source ?? (office.openingHours ? 'own' : 'feed');
  return (
    <>
      <fieldset className="desk-site__choices">
        <legend>{t('desk.hours.week')}</legend>
        <label>
          <input type="radio" name="source" value="feed" defaultChecked={source === 'feed'} />
          {t('desk.hours.useFeed')}
        </label>
        <label>
          <input type="radio" name="source" value="own" defaultChecked={source === 'own'} />
          {t('desk.hours.useOwn')}
        </label>
      </fieldset>
      <div className="desk-site__week">
        {WEEKDAYS.map((weekday) => (
          <DayFields key={weekday} weekday={weekday} office={office} typed={typed} />
        ))}
      </div>
    </>
  );
}

function DayFields({ weekday, office, typed }: HoursFieldsProps & { weekday: number }) {
  const t = useMessages();
  const formats = useDayFormats();
  const spans = (office.openingHours ?? office.hoursOfFeed).filter((span) => span.weekday === weekday);
  const day = formats.weekday(weekday, 'long');
  return (
    <fieldset>
      <legend>{day}</legend>
      <div className="desk-site__spans">
        {SPANS.map((span) => (
          <div key={span} className="desk-site__span">
            {(['opens', 'closes'] as const).map((edge) => {
              const name = spanField(weekday, span, edge);
              return (
                <input
                  key={edge}
                  type="time"
                  name={name}
                  aria-label={t(`desk.hours.${edge}`, { day })}
                  defaultValue={typed?.[name] ?? spans[span]?.[edge] ?? ''}
                />
              );
            })}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
