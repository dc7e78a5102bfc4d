import '../listings/detail.css';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { isOffered } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { MortgageBounds } from '../../../shared/mortgage/mortgage-form.ts';
import { useResult } from '../../data/results.ts';
import { runQueryOf, TRY_NEXT_VARIANT } from '../../data/run-query.ts';
import { DeferredPart, deferred } from '../../deferred.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ClosedNotice } from '../listings/detail/closed-notice.tsx';
import { completeListingLoader } from '../listings/detail/complete-listing-loader.ts';
import { DocumentHead } from '../listings/detail/document-head.tsx';
import { PrintSheet } from '../listings/detail/print-sheet.tsx';
import { SubscribeLink } from '../listings/subscribe-link.tsx';
import { Gallery } from '../pictures/gallery.tsx';
import { DetailActions } from './detail/actions.tsx';
import type { EstateDetail } from './detail/estate.ts';
import { estateTrail } from './detail/estate-trail.ts';
import { EstateHead } from './detail/head.tsx';
import { MediaLinks } from './detail/media-links.tsx';
import { ShareButtons } from './detail/share-buttons.tsx';
import { SimilarEstates } from './detail/similar-estates.tsx';
import { similarSearchQuery } from './detail/similar-search.ts';
import { EstateDetailDocument, SimilarEstatesDocument } from './generated/estate-detail.generated.ts';

const sections = deferred(async () => (await import('./detail/sections.tsx')).Sections);

export const detailPage: PageModule = {
  documents: [EstateDetailDocument, SimilarEstatesDocument],
  deferred: [sections],
  createLoader: (locale) => (args) => loadDetail(args, locale),
  Component: DetailPage,
};

async function loadDetail(args: LoaderFunctionArgs, locale: Locale) {
  const variables = { id: args.params.estateId ?? '', locale };
  const { estate } = await runQueryOf(args.context)(EstateDetailDocument, variables);
  if (!estate) return TRY_NEXT_VARIANT;
  return completeListingLoader(estate, args, {
    document: SimilarEstatesDocument,
    variables,
    isAlwaysShown: true,
  });
}

function DetailPage() {
  const t = useMessages();
  const locale = useLocale();
  const { estateId = '' } = useParams();
  const { estate, settings } = useResult(EstateDetailDocument, { id: estateId, locale });
  if (!estate) return null;
  const isOnOffer = isOffered(estate.status.code);
  const kind = t(`estates.subType.${estate.subType}`);
  const heading = t('estates.card.heading', { type: kind, city: estate.address.city.name });
  return (
    <article className="detail">
      <DocumentHead listing={estate} heading={heading} price={estate.price} />
      <Breadcrumbs trail={estateTrail(estate, t, locale)} current={kind} />
      {!isOnOffer && <Closed estate={estate} heading={heading} />}
      {estate.status.code !== 'WITHDRAWN' && (
        <EstateInFull estate={estate} heading={heading} bounds={settings.mortgage} />
      )}
      <SimilarEstates estate={estate} />
      {isOnOffer && (
        <p>
          <SubscribeLink query={similarSearchQuery(estate)} label="listings.detail.subscribeLike" />
        </p>
      )}
    </article>
  );
}

function Closed({ estate, heading }: { estate: EstateDetail; heading: string }) {
  const t = useMessages();
  const status = estate.status.code as 'SOLD' | 'RENTED' | 'WITHDRAWN';
  const isSlim = status !== 'WITHDRAWN';
  return (
    <ClosedNotice
      heading={isSlim ? null : heading}
      text={t(`estates.detail.closed.${status}`)}
      isSlim={isSlim}
    >
      <p>
        <a href="#similar">{t('estates.detail.closed.similar')}</a>
      </p>
      <p>
        <SubscribeLink
          query={similarSearchQuery(estate)}
          label="estates.detail.closed.subscribe"
          look={isSlim ? 'text' : 'quiet'}
        />
      </p>
    </ClosedNotice>
  );
}

interface EstateInFullProps {
  estate: EstateDetail;
  heading: string;
  /** Limits of the mortgage calculator. */
  bounds: MortgageBounds;
}

function EstateInFull({ estate, heading, bounds }: EstateInFullProps) {
  const isOnOffer = isOffered(estate.status.code);
  return (
    <>
      <div className="detail__media">
        <Gallery
          key={estate.id}
          listing={estate}
          heading={heading}
          pictures={estate.pictures}
          plans={estate.floorPlans}
          video={estate.video}
          virtualTour={estate.virtualTour}
        />
        <ShareButtons estate={estate} heading={heading} />
        <MediaLinks estate={estate} />
      </div>
      <EstateHead estate={estate} heading={heading} />
      <PrintSheet {...estate} />
      <div className="detail__columns">
        <div className="detail__main">
          <DeferredPart part={sections} estate={estate} bounds={bounds} heading={heading} />
        </div>
        {isOnOffer && <DetailActions estate={estate} heading={heading} />}
      </div>
    </>
  );
}
