import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { useMessages } from '../../intl/use-messages.ts';
import { createChangeAction, mutationChange, textOf } from '../change-action.ts';
import { deskOf } from '../desk-context.ts';
import { ChangeOutcome } from '../frame/change-outcome.tsx';
import { DeskHead } from '../frame/desk-head.tsx';
import {
  AccountDocument,
  type AccountQuery,
  EndOtherSessionsDocument,
  EndSessionDocument,
} from './generated/account.generated.ts';
import { SessionList } from './session-list.tsx';

/** The employee's own account: where the employee is signed in. */
export const accountRoute: RouteObject = {
  id: 'account',
  path: 'account',
  loader: load,
  action: createChangeAction({
    endSession: mutationChange(EndSessionDocument, 'endSession', (form) => ({
      id: textOf(form, 'id') ?? '',
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
  const { ownSessions } = useLoaderData<AccountQuery>();
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.account.title')} />
      <ChangeOutcome
        done={{
          endSession: 'desk.account.sessionEnded',
          endOtherSessions: 'desk.account.otherSessionsEnded',
        }}
      />
      <SessionList sessions={ownSessions} />
    </div>
  );
}
