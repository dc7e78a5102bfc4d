import { MAX_FAVORITES } from '../../../shared/favorites/cookie.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { getOrCreateSecret } from '../../platform/database/secret.ts';
import type { MailContext, WrittenMail } from '../../platform/mail/mail-source.ts';
import { toPlainLine } from '../../platform/mail/rendering/plain-text.ts';
import { createToken } from '../../platform/security/tokens.ts';
import { findListings } from '../listings/find-listing.ts';
import { describeSearch } from './describe-search.ts';
import type { SubscriptionMail } from './mail-names.ts';
import { type MailedOffer, readMailedOffers, readRequest, readSubscriber } from './store/mails.ts';
import { readSearches, type SubscriptionRow } from './store/read.ts';
import { linkMailTexts, offersMailTexts } from './subscription-mail-texts.ts';

/** The maximum number of homes shown; links lead to the rest. */
const MAX_OFFERS = 20;

/** The confirmation mail; null when the address was confirmed, or the request no longer exists. */
export async function writeConfirmation(id: string, context: MailContext): Promise<WrittenMail | null> {
  const request = await readRequest(context.db, id);
  if (!request) return null;
  const { row, content } = request;
  const locale = row.locale as Locale;
  const token = createToken(await getOrCreateSecret(context.db, 'subscriptions'), 'request', id);
  const intl = context.intls[locale];
  const searches = content.searches.map(({ criteria }) => describeSearch(criteria, locale, context));
  const url = context.publicUrl + routePath('editSubscription', locale, { token });
  return {
    ...letterTo({ email: row.email, locale }, context),
    texts: linkMailTexts({ kind: 'confirm', searches, url }, intl),
  };
}

/** A mail of new offers, of a link, or of renewal; null when it is no longer needed. */
export async function writeSubscriptionMail(
  { id, mail, number }: { id: string; mail: SubscriptionMail; number: number },
  context: MailContext,
): Promise<WrittenMail | null> {
  const row = await readSubscriber(context.db, id);
  if (!row) return null;
  const locale = row.locale as Locale;
  const token = createToken(await getOrCreateSecret(context.db, 'subscriptions'), 'subscription', id);
  const urlOf = (route: 'editSubscription' | 'unsubscribe') =>
    context.publicUrl + routePath(route, locale, { token });
  const unsubscribeUrl = urlOf('unsubscribe');
  const to = letterTo({ email: row.email, name: nameOf(row), locale }, context);
  const optOut = { optOutUrl: unsubscribeUrl, isOneClick: true };
  const intl = context.intls[locale];
  const searches = await readSearches(context.db, id);
  if (mail !== 'OFFERS') {
    const kind = mail === 'LINK' ? 'link' : 'renew';
    const described = searches.map(({ criteria }) => describeSearch(criteria, locale, context));
    return {
      ...to,
      ...optOut,
      texts: linkMailTexts({ kind, searches: described, url: urlOf('editSubscription') }, intl),
    };
  }
  const mailedOffers = await readMailedOffers(context.db, { id, mail: number });
  const shown = mailedOffers.slice(0, MAX_OFFERS);
  const listings = await findListings(
    shown.map((offer) => offer.id),
    { ...context, locale, intl: intl },
  );
  const offers = shown.flatMap((offer) => {
    const listing = listings.get(offer.id);
    const search = searches.find((known) => known.id === offer.searchId);
    return listing
      ? [{ listing, offer, search: search ? describeSearch(search.criteria, locale, context) : [] }]
      : [];
  });
  if (offers.length === 0) return null;
  const content = {
    offers,
    more: pagesOf(mailedOffers.slice(MAX_OFFERS), context.publicUrl + routePath('favorites', locale)),
    editUrl: urlOf('editSubscription'),
    unsubscribeUrl,
  };
  return { ...to, ...optOut, texts: offersMailTexts(content, intl) };
}

/** Favourites pages of the offers that do not fit into the mail. Their URLs do not identify the subscriber. */
function pagesOf(rest: readonly MailedOffer[], path: string) {
  const pages: { count: number; url: string }[] = [];
  for (let at = 0; at < rest.length; at += MAX_FAVORITES) {
    const ids = rest.slice(at, at + MAX_FAVORITES).map(({ id }) => id);
    pages.push({ count: ids.length, url: `${path}?ids=${ids.join('.')}` });
  }
  return pages;
}

function letterTo(
  { email, name = '', locale }: { email: string; name?: string; locale: Locale },
  { agency }: MailContext,
) {
  return {
    locale,
    to: { name, address: email },
    replyTo: { name: agency.name, address: agency.email },
    isToAgency: false,
  };
}

function nameOf({ first_name, name }: SubscriptionRow): string {
  return toPlainLine([first_name, name].filter(Boolean).join(' '));
}
