import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { AccountMoment } from './account-moment.tsx';
import type { AccountQuery } from './generated/account.generated.ts';

type Session = AccountQuery['ownSessions'][number];

/** Where the employee is signed in. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const t = useMessages();
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{t('desk.account.sessions')}</h2>
      <p>{t('desk.account.sessionsText')}</p>
      <ul className="desk-list">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post">
          <Button type="submit" look="quiet" name="intent" value="endOtherSessions">
            {t('desk.account.endOtherSessions')}
          </Button>
        </form>
      )}
    </section>
  );
}

function SessionLine({ session }: { session: Session }) {
  const t = useMessages();
  const { id, device, method, startedAt, seenAt, isCurrent } = session;
  return (
    <li className="desk-account-line">
      <div>
        <p>
          <strong>{device || t('desk.account.unknownDevice')}</strong>
          {isCurrent && <span className="desk-mark">{` · ${t('desk.account.thisBrowser')}`}</span>}
        </p>
        <p className="desk-soft">
          <AccountMoment label={t(`desk.account.method.${method}`)} at={startedAt} />
          <AccountMoment label={t('desk.account.seen')} at={seenAt} />
        </p>
      </div>
      {!isCurrent && (
        <form method="post">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" look="quiet" name="intent" value="endSession">
            {t('desk.account.endSession')}
          </Button>
        </form>
      )}
    </li>
  );
}
