import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { useMessages } from '../../intl/use-messages.ts';
import { deskOf } from '../desk-context.ts';
import { DeskHead } from '../frame/desk-head.tsx';
import { ReportsDocument, type ReportsQuery } from './generated/reports.generated.ts';
import { SubscriptionsSection } from './subscriptions-section.tsx';

/** What the agency should know: for offices and managers. */
export const reportsRoute: RouteObject = {
  id: 'reports',
  path: 'reports',
  loader: load,
  Component: ReportsPage,
};

async function load({ context }: LoaderFunctionArgs): Promise<ReportsQuery> {
  return deskOf(context).run(ReportsDocument, {});
}

function ReportsPage() {
  const t = useMessages();
  const { subscriptionReport } = useLoaderData<ReportsQuery>();
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.menu.reports')} />
      <SubscriptionsSection report={subscriptionReport} />
    </div>
  );
}
