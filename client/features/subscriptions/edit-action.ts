/** The actions of the buttons on a subscription's page. */
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import {
  NEW_SEARCH,
  parseSubscriptionSearch,
  toEstateFilter,
} from '../../../shared/subscriptions/subscription-search.ts';
import { type RunQuery, runUncachedOf } from '../../data/run-query.ts';
import { type FormOutcome, sendForm } from '../../forms/form-action.ts';
import {
  type MutationOutcome,
  type Rejection,
  readTextField,
  sendMutation,
} from '../../forms/send-mutation.ts';
import { submitDocument } from '../../forms/submit-document.ts';
import { ConfirmSubscriptionDocument, SubscriptionDocument } from './generated/subscriptions.generated.ts';
import { DETAILS_FORM } from './subscribe-form.ts';

const UPDATE = submitDocument('updateSubscription', 'SubscriptionUpdateInput');
const ERASE = submitDocument('eraseSubscription', 'SubscriptionTokenInput');

/** A failed change: of a button, or of the details form. */
export type EditOutcome = { rejection: Rejection } | { details: FormOutcome };

/** Opening the link changes nothing, because mail programs also open links. */
export async function changeSubscription(args: ActionFunctionArgs, locale: Locale) {
  const { request, params, context } = args;
  const sent = await request.formData();
  const runUncached = runUncachedOf(context);
  const token = params.token ?? '';
  const url = new URL(request.url);
  const done = (what: string, own = url.pathname) => redirect(`${own}?done=${what}`, 303);
  switch (readTextField(sent, 'intent')) {
    case 'confirm': {
      const change = await sendMutation(runUncached, ConfirmSubscriptionDocument, { locale, token });
      const own = change.submitted?.token ?? token;
      return respondTo(change, done('confirmed', routePath('editSubscription', locale, { token: own })));
    }
    case 'erase':
      return respondTo(
        await sendMutation(runUncached, ERASE, { locale, token }),
        redirect(`${url.pathname}?erased`, 303),
      );
    case 'renew':
      return respondTo(await sendMutation(runUncached, UPDATE, { locale, token }), done('renewed'));
    case 'details': {
      const {
        outcome,
        submitted: _,
        ...answer
      } = await sendForm(DETAILS_FORM, { runUncached, locale, sent, about: { token } });
      if (outcome.isSent) throw done('saved');
      return data({ details: outcome }, answer);
    }
    case 'pause':
    case 'resume':
    case 'remove':
    case 'save': {
      const searches = await changedSearches(runUncached, { sent, url, token, locale });
      return respondTo(
        await sendMutation(runUncached, UPDATE, { locale, token, searches }),
        done('searches'),
      );
    }
    default:
      return data({ rejection: { code: null, field: null, message: null } }, { status: 422 });
  }
}

/** Redirects after a change, or returns its rejection. */
function respondTo<Submitted>(change: MutationOutcome<Submitted>, done: Response) {
  if (change.rejection) return data({ rejection: change.rejection }, change.init);
  throw done;
}

interface ChangeRequest {
  sent: FormData;
  url: URL;
  token: string;
  locale: Locale;
}

/**
 * Returns all searches after the change: one paused or resumed, removed, or replaced by the search in the URL.
 */
async function changedSearches(runUncached: RunQuery, { sent, url, token, locale }: ChangeRequest) {
  const { subscription } = await runUncached(SubscriptionDocument, { token, locale });
  const known = subscription?.searches.map(({ id, isPaused }) => ({ id, isPaused })) ?? [];
  const one = readTextField(sent, 'search');
  const change = (of: object) => known.map((search) => (search.id === one ? { ...search, ...of } : search));
  switch (readTextField(sent, 'intent')) {
    case 'pause':
      return change({ isPaused: true });
    case 'resume':
      return change({ isPaused: false });
    case 'remove':
      return known.filter(({ id }) => id !== one);
    default: {
      const filter = toEstateFilter(parseSubscriptionSearch(url.searchParams));
      return one === NEW_SEARCH ? [...known, { filter }] : change({ filter });
    }
  }
}
