import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { useMessages } from '../../intl/use-messages.ts';
import { createChangeAction, fieldOf, mutationChange } from '../change-action.ts';
import { deskOf } from '../desk-context.ts';
import { ChangeOutcome } from '../frame/change-outcome.tsx';
import { DeskHead } from '../frame/desk-head.tsx';
import { DeliveriesSection, deliveryKindOf } from './deliveries-section.tsx';
import { FeedsSection } from './feeds-section.tsx';
import {
  ConfirmRemovalsDocument,
  ManagerReportsDocument,
  type ManagerReportsQuery,
  RetryFailedDocument,
} from './generated/manager-reports.generated.ts';
import { ReportsDocument, type ReportsQuery } from './generated/reports.generated.ts';
import { SubscriptionsSection } from './subscriptions-section.tsx';

/** What the agency should know: for offices and managers. */
export const reportsRoute: RouteObject = {
  id: 'reports',
  path: 'reports',
  loader: load,
  action: createChangeAction({
    confirmRemovals: mutationChange(ConfirmRemovalsDocument, 'confirmRemovals', (form) => ({
      feed: fieldOf(form, 'feed'),
      run: fieldOf(form, 'run'),
    })),
    retryFailed: mutationChange(RetryFailedDocument, 'retryFailed', (form) => {
      const kind = deliveryKindOf(form.get('kind'));
      return kind && { kind };
    }),
  }),
  Component: ReportsPage,
};

interface LoaderData {
  reports: ReportsQuery;
  /** Null: the employee is no manager. */
  ofManager: ManagerReportsQuery | null;
}

async function load({ context }: LoaderFunctionArgs): Promise<LoaderData> {
  const { run, role } = deskOf(context);
  const [reports, ofManager] = await Promise.all([
    run(ReportsDocument, {}),
    role === 'MANAGER' ? run(ManagerReportsDocument, {}) : null,
  ]);
  return { reports, ofManager };
}

function ReportsPage() {
  const t = useMessages();
  const { reports, ofManager } = useLoaderData<LoaderData>();
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.menu.reports')} />
      <ChangeOutcome
        done={{ confirmRemovals: 'desk.feeds.confirmed', retryFailed: 'desk.deliveries.retried' }}
      />
      {ofManager && <DeliveriesSection deliveries={ofManager.deliveryReport} />}
      {ofManager && <FeedsSection feeds={ofManager.feedReport} />}
      <SubscriptionsSection report={reports.subscriptionReport} />
    </div>
  );
}
