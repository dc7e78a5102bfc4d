/** Sample mails to subscribers, for `/__mail`. */
import type { ResolvedCriteria } from '../../../graphql/estates/ports.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import type { OfferChange } from '../../../shared/subscriptions/vocabulary.ts';
import type { MailContext, SampleMail, WrittenMail } from '../../platform/mail/mail-source.ts';
import { findListings } from '../listings/find-listing.ts';
import { describeSearch } from './describe-search.ts';
import { linkMailTexts, offersMailTexts } from './subscription-mail-texts.ts';

const TOKEN = 'x'.repeat(43);
const CHANGES: readonly OfferChange[] = ['PRICE_LOWERED', 'NEW', 'RETURNED'];
const LOWERED_BY = 1_000_000;
/** The maximum price of the sample homes. */
const MAX_PRICE_CENTS = 40_000_000;
const SEARCH: ResolvedCriteria = { transaction: 'SALE', maxPrice: MAX_PRICE_CENTS };

export const sampleMails: readonly SampleMail[] = [
  { name: 'offers', write: sampleOffers },
  ...(['confirm', 'link', 'renew'] as const).map(
    (kind): SampleMail => ({
      name: kind,
      write: async (locale, context) => {
        const searches = [describeSearch(SEARCH, locale, context)];
        const texts = linkMailTexts(
          { kind, searches, url: urlOf('editSubscription', locale, context) },
          context.intls[locale],
        );
        return sampleMail(texts, locale, context);
      },
    }),
  ),
];

/** Three homes of the catalogue, each with a different change. */
async function sampleOffers(locale: Locale, context: MailContext): Promise<WrittenMail> {
  const homes = await context.db
    .selectFrom('estate_search')
    .where('transaction', '=', 'SALE')
    .where('price_cents', '<=', MAX_PRICE_CENTS)
    .select(['listing_id as id', 'price_cents'])
    .orderBy('listing_id')
    .limit(CHANGES.length)
    .execute();
  const listings = await findListings(
    homes.map(({ id }) => id),
    { ...context, locale, intl: context.intls[locale] },
  );
  const offers = homes.flatMap(({ id, price_cents: priceCents }, index) => {
    const listing = listings.get(id);
    const kind = CHANGES[index] ?? 'NEW';
    const beforeCents =
      kind === 'PRICE_LOWERED' && priceCents !== null ? Number(priceCents) + LOWERED_BY : null;
    const change = { kind, at: context.now().toISOString(), beforeCents };
    const offer = {
      id,
      searchId: '',
      changes: [change],
      priceCents: priceCents === null ? null : Number(priceCents),
    };
    return listing ? [{ listing, offer, search: describeSearch(SEARCH, locale, context) }] : [];
  });
  const editUrl = urlOf('editSubscription', locale, context);
  const unsubscribeUrl = urlOf('unsubscribe', locale, context);
  const more = [{ count: 2, url: `${context.publicUrl}${routePath('favorites', locale)}?ids=1.2` }];
  const texts = offersMailTexts({ offers, more, editUrl, unsubscribeUrl }, context.intls[locale]);
  return { ...sampleMail(texts, locale, context), optOutUrl: unsubscribeUrl, isOneClick: true };
}

function urlOf(
  route: 'editSubscription' | 'unsubscribe',
  locale: Locale,
  { publicUrl }: MailContext,
): string {
  return publicUrl + routePath(route, locale, { token: TOKEN });
}

function sampleMail(texts: WrittenMail['texts'], locale: Locale, { agency }: MailContext): WrittenMail {
  const to = { name: '', address: 'annelies@mail.example' };
  return { locale, texts, to, replyTo: { name: agency.name, address: agency.email }, isToAgency: false };
}
