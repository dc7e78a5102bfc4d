import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { useMessages } from '../../intl/use-messages.ts';
import { createChangeAction, fieldOf, mutationChange } from '../change-action.ts';
import { deskOf } from '../desk-context.ts';
import { ChangeOutcome } from '../frame/change-outcome.tsx';
import { DeskHead } from '../frame/desk-head.tsx';
import {
  AccountDocument,
  type AccountQuery,
  AddPasskeyDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  RemovePasskeyDocument,
} from './generated/account.generated.ts';
import { PasskeyList } from './passkey-list.tsx';
import { SessionList } from './session-list.tsx';

/** The employee's own account: sessions, and passkeys. */
export const accountRoute: RouteObject = {
  id: 'account',
  path: 'account',
  loader: load,
  action: createChangeAction({
    endSession: mutationChange(EndSessionDocument, 'endSession', (form) => ({
      id: fieldOf(form, 'id'),
    })),
    addPasskey: mutationChange(AddPasskeyDocument, 'addPasskey', (form) => ({
      response: fieldOf(form, 'response'),
    })),
    removePasskey: mutationChange(RemovePasskeyDocument, 'removePasskey', (form) => ({
      id: fieldOf(form, 'id'),
    })),
    endOtherSessions: mutationChange(EndOtherSessionsDocument, 'endOtherSessions', () => ({})),
  }),
  Component: AccountPage,
};

function load({ context }: LoaderFunctionArgs): Promise<AccountQuery> {
  return deskOf(context).run(AccountDocument, {});
}

function AccountPage() {
  const t = useMessages();
  const account = useLoaderData<AccountQuery>();
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.account.title')} />
      <ChangeOutcome
        done={{
          addPasskey: 'desk.account.passkeyAdded',
          removePasskey: 'desk.account.passkeyRemoved',
          endSession: 'desk.account.sessionEnded',
          endOtherSessions: 'desk.account.otherSessionsEnded',
        }}
      />
      <SessionList sessions={account.ownSessions} />
      <PasskeyList account={account} />
    </div>
  );
}
