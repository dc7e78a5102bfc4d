import { useMessages } from '../../../intl/use-messages.ts';
import type { OwnAppointment } from './appointment-loader.ts';

type Link = OwnAppointment['calendarLinks'][number];

/** Product names, not translated. */
const NAMES = { GOOGLE: 'Google Calendar', OUTLOOK: 'Outlook.com', OFFICE365: 'Microsoft 365' };

/** Links that add the viewing to the visitor's calendar. They send no referrer to other sites. */
export function CalendarLinks({ links }: { links: readonly Link[] }) {
  const t = useMessages();
  if (links.length === 0) return null;
  return (
    <details className="calendar-links">
      <summary className="disclosure">{t('appointments.calendar.title')}</summary>
      <ul className="links">
        {links.map(({ calendar, url }) => (
          <li key={calendar}>
            {calendar === 'FILE' ? (
              <a href={url} download="">
                {t('appointments.calendar.file')}
              </a>
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {NAMES[calendar]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
