import '../listings/detail.css';
import { data, type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import { isOffered } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { MortgageBounds } from '../../../shared/mortgage/mortgage-form.ts';
import { useResult } from '../../data/results.ts';
import { ELSEWHERE, runOf } from '../../data/run.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { LaterPart, later } from '../../later.tsx';
import { useLocale } from '../../locale.tsx';
import type { PageModule } from '../../pages.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PrintSheet } from '../listings/detail/print-sheet.tsx';
import { Gallery } from '../pictures/gallery.tsx';
import { DetailActions } from './detail/actions.tsx';
import { ClosedNotice } from './detail/closed-notice.tsx';
import type { EstateDetail } from './detail/estate.ts';
import { DetailHead } from './detail/head.tsx';
import { SimilarEstates } from './detail/similar-estates.tsx';
import { EstateDetailDocument, SimilarEstatesDocument } from './estate-detail.generated.ts';

const sections = later(async () => (await import('./detail/sections.tsx')).Sections);

export const detailPage: PageModule = {
  documents: [EstateDetailDocument, SimilarEstatesDocument],
  later: [sections],
  createLoader: (locale) => (args) => loadDetail(args, locale),
  Component: DetailPage,
};

/** Homes on their way out keep their page; a withdrawn one says that it is gone for good. */
async function loadDetail({ request, params, context }: LoaderFunctionArgs, locale: Locale) {
  const run = runOf(context);
  const variables = { id: params.estateId ?? '', locale };
  const { estate } = await run(EstateDetailDocument, variables);
  if (!estate) return ELSEWHERE;
  const { pathname, search } = new URL(request.url);
  if (pathname !== estate.path) throw redirect(estate.path + search, 301);
  // Started, not awaited: the section streams when it is there, or says that it is not.
  run(SimilarEstatesDocument, variables).catch(() => {});
  return data(null, { status: estate.status.code === 'WITHDRAWN' ? 410 : 200 });
}

function DetailPage() {
  const t = useMessages();
  const locale = useLocale();
  const { estateId = '' } = useParams();
  const { estate, settings } = useResult(EstateDetailDocument, { id: estateId, locale });
  if (!estate) return null;
  const canBeHad = isOffered(estate.status.code);
  const kind = t(`estates.subType.${estate.subType}`);
  const heading = t('estates.card.heading', { type: kind, city: estate.address.city.name });
  return (
    <article className="detail">
      <PageHead
        title={heading}
        description={estate.title?.text ?? heading}
        canonical={{ paths: estate.alternates, own: estate.path }}
        isIndexed={estate.isIndexable}
        listing={estate}
      />
      {!canBeHad && <ClosedNotice estate={estate} heading={heading} />}
      {!canBeHad && <SimilarEstates estate={estate} />}
      {estate.status.code !== 'WITHDRAWN' && (
        <EstateInFull estate={estate} heading={heading} bounds={settings.mortgage} />
      )}
      {canBeHad && <SimilarEstates estate={estate} />}
    </article>
  );
}

interface EstateInFullProps {
  estate: EstateDetail;
  heading: string;
  /** Of the mortgage calculator. */
  bounds: MortgageBounds;
}

function EstateInFull({ estate, heading, bounds }: EstateInFullProps) {
  const canBeHad = isOffered(estate.status.code);
  return (
    <>
      <Gallery
        key={estate.id}
        listing={estate}
        heading={heading}
        pictures={estate.pictures}
        plans={estate.floorPlans}
        video={estate.video}
        virtualTour={estate.virtualTour}
      />
      <DetailHead estate={estate} heading={heading} isOffered={canBeHad} />
      <PrintSheet {...estate} />
      <div className="detail__columns">
        <div className="detail__main">
          <LaterPart part={sections} estate={estate} bounds={bounds} heading={heading} />
        </div>
        {canBeHad && <DetailActions estate={estate} />}
      </div>
    </>
  );
}
