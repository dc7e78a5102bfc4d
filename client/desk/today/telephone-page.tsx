import { type LoaderFunctionArgs, type RouteObject, useActionData, useLoaderData } from 'react-router';
import { parseMoment } from '../../../shared/days.ts';
import { LISTING_SEARCH } from '../../../shared/desk/listing-search.ts';
import { isLocale, LOCALE_NAMES, LOCALES } from '../../../shared/locales.ts';
import { useSlotFormats } from '../../features/appointments/agenda/use-slot-formats.ts';
import { type MessageKey, useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import {
  createChangeAction,
  fieldOf,
  mutationChange,
  type RejectedChange,
  textOf,
} from '../change-action.ts';
import { deskOf, useDesk } from '../desk-context.ts';
import { ChangeOutcome } from '../frame/change-outcome.tsx';
import { DeskHead } from '../frame/desk-head.tsx';
import type { DeskListingFragment } from '../generated/listing.generated.ts';
import { ListingLine } from '../listing-line.tsx';
import {
  BookedListingDocument,
  BookViewingDocument,
  FindListingsDocument,
} from './generated/telephone-booking.generated.ts';
import { loadTimes } from './load-times.ts';

/** Books a viewing for a visitor on the telephone: first the home, then time and visitor. */
export const telephoneRoute: RouteObject = {
  id: 'telephone',
  path: 'viewings/new',
  loader: load,
  action: createChangeAction({
    book: mutationChange(BookViewingDocument, 'bookViewing', (form) => {
      const language = textOf(form, 'language');
      return {
        input: {
          listingId: fieldOf(form, 'id'),
          startsAt: parseMoment(textOf(form, 'startsAt')),
          firstName: textOf(form, 'firstName'),
          name: textOf(form, 'name'),
          email: textOf(form, 'email'),
          phone: textOf(form, 'phone'),
          message: textOf(form, 'message'),
          language: isLocale(language) ? language : 'nl',
        },
      };
    }),
  }),
  Component: TelephonePage,
};

interface LoaderData {
  /** The typed text; empty before the first search. */
  text: string;
  found: readonly DeskListingFragment[];
  /** The chosen home with its free times. */
  chosen: { listing: DeskListingFragment; times: readonly string[] } | null;
}

async function load({ request, context }: LoaderFunctionArgs): Promise<LoaderData> {
  const { run, locale } = deskOf(context);
  const parameters = new URL(request.url).searchParams;
  const text = parameters.get('q') ?? '';
  const id = parameters.get('home');
  const { listing } = id ? await run(BookedListingDocument, { id, locale }) : { listing: null };
  if (listing && id) return { text, found: [], chosen: { listing, times: await loadTimes(run, id) } };
  const { findListings } = text ? await run(FindListingsDocument, { text }) : { findListings: [] };
  return { text, found: findListings, chosen: null };
}

function TelephonePage() {
  const t = useMessages();
  const { chosen } = useLoaderData<LoaderData>();
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.telephone.title')} />
      <ChangeOutcome done={{ book: 'desk.telephone.booked' }} />
      {chosen ? <BookingForm chosen={chosen} /> : <ChooseHome />}
    </div>
  );
}

function ChooseHome() {
  const t = useMessages();
  const { text, found } = useLoaderData<LoaderData>();
  return (
    <>
      <search>
        <form className="desk-form">
          <label className="field">
            {t('desk.telephone.search')}
            <input type="search" name="q" defaultValue={text} required {...LISTING_SEARCH} />
          </label>
          <Button type="submit">{t('desk.telephone.find')}</Button>
        </form>
      </search>
      {text && found.length === 0 && <p role="status">{t('desk.telephone.none')}</p>}
      <ul className="desk-list">
        {found.map((listing) => (
          <li key={listing.id} className="desk-row">
            <span>
              <ListingLine listing={listing} />
            </span>
            <a href={`/desk/viewings/new?home=${listing.id}`}>{t('desk.telephone.choose')}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

const PERSON: readonly { name: string; label: MessageKey; type: string; autoComplete: string }[] = [
  { name: 'firstName', label: 'desk.telephone.firstName', type: 'text', autoComplete: 'off' },
  { name: 'name', label: 'desk.telephone.name', type: 'text', autoComplete: 'off' },
  { name: 'email', label: 'desk.telephone.email', type: 'email', autoComplete: 'off' },
  { name: 'phone', label: 'desk.telephone.phone', type: 'tel', autoComplete: 'off' },
];

function BookingForm({ chosen: { listing, times } }: { chosen: NonNullable<LoaderData['chosen']> }) {
  const t = useMessages();
  const { moment } = useSlotFormats();
  const { locale } = useDesk();
  const values = useActionData<RejectedChange>()?.values ?? {};
  return (
    <form method="post" className="desk-form">
      <p>
        <ListingLine listing={listing} /> <a href="/desk/viewings/new">{t('desk.telephone.other')}</a>
      </p>
      <input type="hidden" name="id" value={listing.id} />
      {times.length === 0 && <p>{t('desk.viewing.noTimes')}</p>}
      <label className="field">
        {t('desk.telephone.when')}
        <select name="startsAt" defaultValue={values.startsAt}>
          {times.map((startsAt) => (
            <option key={startsAt} value={startsAt}>
              {moment(startsAt)}
            </option>
          ))}
        </select>
      </label>
      {PERSON.map(({ label, name, ...field }) => (
        <label key={name} className="field">
          {t(label)}
          <input name={name} defaultValue={values[name]} required {...field} />
        </label>
      ))}
      <label className="field">
        {t('desk.telephone.note')}
        <textarea name="message" rows={3} defaultValue={values.message} />
      </label>
      <label className="field">
        {t('desk.telephone.language')}
        <select name="language" defaultValue={values.language ?? locale}>
          {LOCALES.map((each) => (
            <option key={each} value={each} lang={each}>
              {LOCALE_NAMES[each]}
            </option>
          ))}
        </select>
      </label>
      <p className="hint">{t('desk.telephone.consent')}</p>
      <Button type="submit" name="intent" value="book">
        {t('desk.telephone.book')}
      </Button>
    </form>
  );
}
