import { choicesOf } from '../../client/features/estates/choices.ts';
import { messagesOf } from '../../client/intl/use-messages.ts';
import { describeArea } from '../../graphql/estates/describe-areas.ts';
import { formatFollowedSearch } from '../../graphql/subscriptions/followed-search.ts';
import type { ShownCriteria } from '../../graphql/subscriptions/ports.ts';
import type { Locale } from '../../shared/locales.ts';
import { plainLine, withoutLinks } from '../mail/letter/plain.ts';
import type { MailContext } from '../mail/mail-source.ts';

/** Describes a search in words, one line per criterion; typed text must not become a link. */
export function describeWish(
  criteria: ShownCriteria,
  locale: Locale,
  { cities, intls }: Pick<MailContext, 'cities' | 'intls'>,
): string[] {
  const intl = intls[locale];
  const t = messagesOf(intl);
  const wish = formatFollowedSearch(criteria, cities);
  const named = (wish.cities ?? []).flatMap((slug) => {
    const city = cities.bySlug(slug);
    return city ? [{ id: slug, name: city.names[locale], postalCode: city.postalCode }] : [];
  });
  const areas = (wish.areas ?? []).flatMap((id) => {
    const area = describeArea(id, locale, cities);
    return area ? [{ ...area, __typename: 'Area' as const }] : [];
  });
  const choices = choicesOf(wish, { cities: named, areas }, intl).map(({ label }) =>
    withoutLinks(plainLine(label)),
  );
  return [t(`mail.subscription.transaction.${criteria.transaction ?? 'SALE'}`), ...choices];
}
