import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { PasskeyForm } from '../passkey/passkey-form.tsx';
import { AccountMoment } from './account-moment.tsx';
import type { AccountQuery } from './generated/account.generated.ts';

type Passkey = AccountQuery['ownPasskeys'][number];

/** The employee's passkeys. Adding one needs JavaScript, and a recent sign-in. */
export function PasskeyList({ account }: { account: AccountQuery }) {
  const t = useMessages();
  const { ownPasskeys, canChangeSignIn } = account;
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{t('desk.account.passkeys')}</h2>
      <p>{t('desk.account.passkeysText')}</p>
      {ownPasskeys.length > 0 && (
        <ul className="desk-list">
          {ownPasskeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canChangeSignIn ? (
        <PasskeyForm
          kind="create"
          action="/desk/account"
          options="/desk/account/passkey-options"
          intent="addPasskey"
          label={t('desk.account.addPasskey')}
        />
      ) : (
        <p>{t('desk.account.addAfterSignIn')}</p>
      )}
    </section>
  );
}

function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const t = useMessages();
  const { id, device, createdAt, usedAt } = passkey;
  return (
    <li className="desk-account-line">
      <div>
        <p>
          <strong>{device || t('desk.account.unknownDevice')}</strong>
        </p>
        <p className="desk-soft">
          <AccountMoment label={t('desk.account.made')} at={createdAt} />
          {usedAt && <AccountMoment label={t('desk.account.seen')} at={usedAt} />}
        </p>
      </div>
      <form method="post">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="quiet" name="intent" value="removePasskey">
          {t('desk.account.removePasskey')}
        </Button>
      </form>
    </li>
  );
}
