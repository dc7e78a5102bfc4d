import '../listings/detail.css';
import '../listings/detail/sections.css';
import './unit.css';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { parseStay } from '../../../shared/holiday/stay-params.ts';
import { isOffered } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { useResult } from '../../data/results.ts';
import { runOf } from '../../data/run.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { LaterPart, later } from '../../later.tsx';
import { useLocale } from '../../locale.tsx';
import type { PageModule } from '../../pages.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PrintSheet } from '../listings/detail/print-sheet.tsx';
import { Gallery } from '../pictures/gallery.tsx';
import { RentalUnitDocument, RentalUnitStayDocument, SimilarUnitsDocument } from './rental-unit.generated.ts';
import { StayPanel } from './stay-panel.tsx';
import type { Unit } from './unit.ts';
import { UnitHead } from './unit-head.tsx';

const sections = later(async () => (await import('./unit-sections.tsx')).UnitSections);
const similar = later(async () => (await import('./similar-units.tsx')).SimilarUnits);

export const holidayUnitPage: PageModule = {
  documents: [RentalUnitDocument, RentalUnitStayDocument, SimilarUnitsDocument],
  createLoader: (locale) => (args) => loadUnit(args, locale),
  Component: UnitPage,
  later: [sections, similar],
};

/** A unit on its way out keeps its page; a withdrawn one says that it is gone for good. */
async function loadUnit({ request, params, context }: LoaderFunctionArgs, locale: Locale) {
  const run = runOf(context);
  const id = params.rentalUnitId ?? '';
  const { stay } = parseStay(new URL(request.url).searchParams);
  const [{ rentalUnit }] = await Promise.all([
    run(RentalUnitDocument, { id, locale }),
    stay && run(RentalUnitStayDocument, { id, locale, ...stay }),
  ]);
  if (!rentalUnit) throw data(null, { status: 404 });
  // Started, not awaited: the section streams when it is there, or says that it is not.
  if (!isOffered(rentalUnit.status.code)) run(SimilarUnitsDocument, { id, locale }).catch(() => {});
  return data(null, { status: rentalUnit.status.code === 'WITHDRAWN' ? 410 : 200 });
}

function UnitPage() {
  const t = useMessages();
  const { rentalUnitId = '' } = useParams();
  const { rentalUnit: unit } = useResult(RentalUnitDocument, { id: rentalUnitId, locale: useLocale() });
  if (!unit) return null;
  const heading = t('estates.card.heading', { type: unit.name, city: unit.address.city.name });
  const isGone = unit.status.code === 'WITHDRAWN';
  return (
    <article className="detail">
      <PageHead
        title={heading}
        description={unit.title?.text ?? heading}
        canonical={{ paths: unit.alternates, own: unit.path }}
        isIndexed={unit.isIndexable}
        listing={{ ...unit, price: unit.priceFromPerWeek ?? null }}
      />
      {!isOffered(unit.status.code) && <Closed id={unit.id} title={isGone ? heading : null} />}
      {!isGone && <UnitInFull unit={unit} heading={heading} />}
    </article>
  );
}

/** Says plainly that a unit cannot be had any more; `title`: it is all that the page still says. */
function Closed({ id, title }: { id: string; title: string | null }) {
  const t = useMessages();
  return (
    <>
      <div className="notice">
        {title && <h1 className="notice__title">{title}</h1>}
        <p className={title ? undefined : 'notice__title'}>{t('holiday.unit.closed')}</p>
      </div>
      <LaterPart part={similar} id={id} />
    </>
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
        {unit.seasons.length > 0 && <StayPanel unit={unit} />}
        <div className="detail__main">
          <LaterPart part={sections} unit={unit} />
        </div>
      </div>
    </>
  );
}
