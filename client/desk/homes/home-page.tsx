import { useIntl } from 'react-intl';
import { data, type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { useMessages } from '../../intl/use-messages.ts';
import { createChangeAction, fieldOf, mutationChange } from '../change-action.ts';
import { deskOf } from '../desk-context.ts';
import { ChangeOutcome } from '../frame/change-outcome.tsx';
import { DeskHead } from '../frame/desk-head.tsx';
import { CorrectionsSection } from './corrections/corrections-section.tsx';
import { RemoveCorrectionDocument } from './corrections/generated/corrections.generated.ts';
import {
  DeskHomeDetailsDocument,
  type DeskHomeDetailsQuery,
  FeatureListingDocument,
  HideListingDocument,
  ShowListingDocument,
  UnfeatureListingDocument,
} from './generated/home.generated.ts';
import { HomeNumbers } from './home-numbers.tsx';
import { HomeRecordList } from './home-record-list.tsx';
import { MissingStatements } from './missing-statements.tsx';
import { StateForm } from './state-form.tsx';
import { useHomeTexts } from './use-home-texts.ts';

/** One home, with what the site knows about it. */
export const homeRoute: RouteObject = {
  id: 'home',
  path: 'homes/:id',
  loader: load,
  action: createChangeAction({
    hide: mutationChange(HideListingDocument, 'hideListing', idOf),
    show: mutationChange(ShowListingDocument, 'showListing', idOf),
    feature: mutationChange(FeatureListingDocument, 'featureListing', idOf),
    unfeature: mutationChange(UnfeatureListingDocument, 'unfeatureListing', idOf),
    removeCorrection: mutationChange(RemoveCorrectionDocument, 'removeCorrection', (form) => ({
      homeId: fieldOf(form, 'id'),
      id: fieldOf(form, 'correction'),
    })),
  }),
  Component: HomePage,
};

function idOf(form: FormData): { id: string } {
  return { id: fieldOf(form, 'id') };
}

const DONE = {
  hide: 'desk.homes.hideDone',
  show: 'desk.homes.showDone',
  feature: 'desk.homes.featureDone',
  unfeature: 'desk.homes.unfeatureDone',
  removeCorrection: 'desk.corrections.removed',
} as const;

export type HomeDetails = NonNullable<DeskHomeDetailsQuery['deskHome']>;

async function load({ params, context }: LoaderFunctionArgs): Promise<HomeDetails> {
  const { deskHome } = await deskOf(context).run(DeskHomeDetailsDocument, { id: params.id ?? '' });
  if (!deskHome) throw data(null, { status: 404 });
  return deskHome;
}

function HomePage() {
  const t = useMessages();
  const textsOf = useHomeTexts();
  const home = useLoaderData<HomeDetails>();
  return (
    <div className="desk-page">
      <DeskHead title={textsOf(home).title}>
        <a href="/desk/homes">{t('desk.homes.back')}</a>
      </DeskHead>
      <ChangeOutcome done={DONE} />
      <HomeFacts home={home} />
      <MissingStatements missing={home.missingStatements} />
      <CorrectionsSection home={home} />
      <HomeNumbers home={home} />
      <HomeRecordList kind="messages" records={home.messages} />
      <HomeRecordList kind="viewings" records={home.viewings} />
      {(home.isFeatured || home.canFeature) && (
        <StateForm homeId={home.id} intent={home.isFeatured ? 'unfeature' : 'feature'} />
      )}
      {(home.isHidden || home.canHide) && (
        <StateForm homeId={home.id} intent={home.isHidden ? 'show' : 'hide'} />
      )}
    </div>
  );
}

function HomeFacts({ home }: { home: HomeDetails }) {
  const t = useMessages();
  const intl = useIntl();
  const textsOf = useHomeTexts();
  const { reference, status, isHidden, officeName, agentName, feed, updatedAt, listing } = home;
  const when = intl.formatDate(updatedAt, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <dl className="desk-facts">
      <dt>{t('desk.homes.reference')}</dt>
      <dd>{reference}</dd>
      <dt>{t('desk.homes.address')}</dt>
      <dd>{textsOf(home).address}</dd>
      <dt>{t('desk.homes.status')}</dt>
      <dd>
        {isHidden ? t('desk.homes.hidden') : t(`listings.status.${status}`)}
        {' · '}
        {listing ? <a href={listing.path}>{t('desk.homes.publicPage')}</a> : t('desk.homes.notPublic')}
      </dd>
      <dt>{t('desk.homes.responsible')}</dt>
      <dd>{[agentName, officeName].filter(Boolean).join(' · ')}</dd>
      <dt>{t('desk.homes.origin')}</dt>
      <dd>{t('desk.homes.originText', { feed, when })}</dd>
    </dl>
  );
}
