import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSlotFormats } from '../../features/appointments/agenda/use-slot-formats.ts';
import { formatDay } from '../../intl/format-day.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { ListingLine } from '../listing-line.tsx';
import { MessageLine } from './message-line.tsx';
import type { ShownMessage } from './message-page.tsx';

type Person = ShownMessage['person'];

/** What else the same person sent and booked; nothing when there is no more. */
export function PersonSection({ person }: { person: Person }) {
  const t = useMessages();
  const { messages, viewings, stays, searches } = person;
  if ([messages, viewings, stays, searches].every(({ length }) => length === 0)) return null;
  return (
    <section aria-labelledby="person">
      <h2 id="person">{t('desk.person.title')}</h2>
      <Records title={t('desk.person.messages', { count: messages.length })}>
        {messages.map((message) => (
          <MessageLine key={message.id} message={message} />
        ))}
      </Records>
      <Records title={t('desk.person.viewings', { count: viewings.length })}>
        {viewings.map((viewing) => (
          <Viewing key={viewing.id} viewing={viewing} />
        ))}
      </Records>
      <Records title={t('desk.person.stays', { count: stays.length })}>
        {stays.map((stay) => (
          <Stay key={stay.id} stay={stay} />
        ))}
      </Records>
      <Records title={t('desk.person.searches', { count: searches.length })}>
        {searches.map((search) => (
          <Search key={search.description} search={search} />
        ))}
      </Records>
    </section>
  );
}

/** A list with its title; nothing when it is empty. */
function Records({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="desk-list">{children}</ul>
    </>
  );
}

function Viewing({ viewing }: { viewing: Person['viewings'][number] }) {
  const t = useMessages();
  const { span } = useSlotFormats();
  const state = viewing.status.toLowerCase() as 'booked' | 'past' | 'cancelled';
  return (
    <li className="desk-message">
      <p>
        <a href={`/desk/viewings/${viewing.id}`}>{span(viewing)}</a>
      </p>
      <p>
        <ListingLine listing={viewing.listing} />
      </p>
      <p className="desk-soft">{t(`desk.viewing.${state}`)}</p>
    </li>
  );
}

function Stay({ stay }: { stay: Person['stays'][number] }) {
  const t = useMessages();
  const intl = useIntl();
  const day = (date: string) => formatDay(intl, date, { dateStyle: 'long' });
  return (
    <li className="desk-message">
      <p>
        <a href={`/desk/stays/${stay.id}`}>
          {t('desk.person.stay', { from: day(stay.from), until: day(stay.until) })}
        </a>
      </p>
      <p>
        <ListingLine listing={stay.listing} />
      </p>
      <p className="desk-soft">{t(`holiday.booked.status.${stay.status}`)}</p>
    </li>
  );
}

function Search({ search }: { search: Person['searches'][number] }) {
  const t = useMessages();
  const intl = useIntl();
  const { description, isPaused, since } = search;
  const date = intl.formatDate(since, { dateStyle: 'long' });
  return (
    <li className="desk-message">
      <p>{description}</p>
      <p className="desk-soft">{t(isPaused ? 'desk.person.paused' : 'desk.person.since', { date })}</p>
    </li>
  );
}
