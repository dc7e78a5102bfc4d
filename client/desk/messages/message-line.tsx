import { useIntl } from 'react-intl';
import { dayInBrussels } from '../../../shared/days.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useDesk } from '../desk-context.ts';
import { ListingLine } from '../listing-line.tsx';
import type { MessageLineFragment } from './generated/messages.generated.ts';
import { useStateLabel } from './use-state-label.ts';

const EXCERPT_LENGTH = 160;

/** A message in a list: who wrote, about what, when, and how far the answer is. */
export function MessageLine({ message }: { message: MessageLineFragment }) {
  const t = useMessages();
  const stateOf = useStateLabel();
  const { id, kind, visitorName, listing, isAboutListing, reference, text, isOverdue } = message;
  return (
    <li className={isOverdue ? 'desk-message desk-message--overdue' : 'desk-message'}>
      <div className="desk-message__head">
        <a className="desk-message__name" href={`/desk/messages/${id}`}>
          {visitorName}
        </a>
        <span className="desk-soft">
          <Received at={message.receivedAt} />
        </span>
      </div>
      <p>
        {isAboutListing ? <ListingLine listing={listing} /> : t(`desk.message.kind.${kind}`)}
        {reference && listing?.__typename !== 'Estate' && (
          <span className="desk-soft">{` · ${reference}`}</span>
        )}
      </p>
      {text && <p className="desk-message__text">{excerptOf(text)}</p>}
      <p className={isOverdue ? 'desk-mark' : 'desk-soft'}>{stateOf(message)}</p>
    </li>
  );
}

/** The time of today's messages, the date of others. */
function Received({ at }: { at: string }) {
  const intl = useIntl();
  const { now } = useDesk();
  const isToday = dayInBrussels(new Date(at)) === dayInBrussels(now);
  return (
    <time dateTime={at}>
      {intl.formatDate(at, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}

function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const start = [...line].slice(0, EXCERPT_LENGTH).join('').trimEnd();
  return start.length < line.length ? `${start}…` : line;
}
