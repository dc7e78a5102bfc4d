import '../../listings/detail.css';
import '../../listings/detail/sections.css';
import './unit.css';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { parseStay } from '../../../../shared/holiday/stay-params.ts';
import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { useResult } from '../../../data/results.ts';
import { runQueryOf } from '../../../data/run-query.ts';
import { DeferredPart, deferred } from '../../../deferred.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import type { PageModule } from '../../../page.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ClosedNotice } from '../../listings/detail/closed-notice.tsx';
import { completeListingLoader } from '../../listings/detail/complete-listing-loader.ts';
import { DocumentHead } from '../../listings/detail/document-head.tsx';
import { PrintSheet } from '../../listings/detail/print-sheet.tsx';
import { Gallery } from '../../pictures/gallery.tsx';
import { RentalUnitStayDocument } from '../stay/generated/stay-quote.generated.ts';
import { StayPanel } from '../stay/stay-panel.tsx';
import { RentalUnitDocument, SimilarUnitsDocument } from './generated/rental-unit.generated.ts';
import type { Unit } from './unit.ts';
import { UnitHead } from './unit-head.tsx';
import { unitTrail } from './unit-trail.ts';

const sections = deferred(async () => (await import('./unit-sections.tsx')).UnitSections);
const similar = deferred(async () => (await import('./similar-units.tsx')).SimilarUnits);

export const holidayUnitPage: PageModule = {
  documents: [RentalUnitDocument, RentalUnitStayDocument, SimilarUnitsDocument],
  createLoader: (locale) => (args) => loadUnit(args, locale),
  Component: UnitPage,
  deferred: [sections, similar],
};

async function loadUnit(args: LoaderFunctionArgs, locale: Locale) {
  const run = runQueryOf(args.context);
  const variables = { id: args.params.rentalUnitId ?? '', locale };
  const { stay } = parseStay(new URL(args.request.url).searchParams);
  const [{ rentalUnit }] = await Promise.all([
    run(RentalUnitDocument, variables),
    stay && run(RentalUnitStayDocument, { ...variables, ...stay }),
  ]);
  if (!rentalUnit) throw data(null, { status: 404 });
  return completeListingLoader(rentalUnit, args, { document: SimilarUnitsDocument, variables });
}

function UnitPage() {
  const t = useMessages();
  const locale = useLocale();
  const { rentalUnitId = '' } = useParams();
  const { rentalUnit: unit } = useResult(RentalUnitDocument, { id: rentalUnitId, locale });
  if (!unit) return null;
  const heading = t('estates.card.heading', { type: unit.name, city: unit.address.city.name });
  const isGone = unit.status.code === 'WITHDRAWN';
  return (
    <article className="detail">
      <DocumentHead listing={unit} heading={heading} price={unit.priceFromPerWeek} />
      <Breadcrumbs trail={unitTrail(unit, t, locale)} current={unit.name} />
      {!isOffered(unit.status.code) && (
        <>
          <ClosedNotice heading={isGone ? heading : null} text={t('holiday.unit.closed')} />
          <DeferredPart part={similar} id={unit.id} />
        </>
      )}
      {!isGone && <UnitInFull unit={unit} heading={heading} />}
    </article>
  );
}

function UnitInFull({ unit, heading }: { unit: Unit; heading: string }) {
  return (
    <>
      <Gallery
        key={unit.id}
        listing={{ type: 'HOLIDAY', id: unit.id }}
        heading={heading}
        pictures={unit.pictures}
        video={unit.video}
        virtualTour={unit.virtualTour}
      />
      <UnitHead unit={unit} heading={heading} />
      <PrintSheet {...unit} />
      <div className="detail__columns unit__columns">
        {unit.seasons.length > 0 && <StayPanel key={unit.id} unit={unit} />}
        <div className="detail__main">
          <DeferredPart part={sections} unit={unit} />
        </div>
      </div>
    </>
  );
}
