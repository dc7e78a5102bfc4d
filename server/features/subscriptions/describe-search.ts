import { describeFilters } from '../../../client/features/estates/filter-labels.ts';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { describeArea } from '../../../graphql/estates/areas/describe-areas.ts';
import { toChosenCriteria } from '../../../graphql/subscriptions/followed-search.ts';
import type { ShownCriteria } from '../../../graphql/subscriptions/ports.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { MailContext } from '../../platform/mail/mail-source.ts';
import { preventAutoLinks, toPlainLine } from '../../platform/mail/rendering/plain-text.ts';

/** Describes a search in words, one line per criterion; typed text must not become a link. */
export function describeSearch(
  criteria: ShownCriteria,
  locale: Locale,
  { cities, intls }: Pick<MailContext, 'cities' | 'intls'>,
): string[] {
  const intl = intls[locale];
  const t = translatorOf(intl);
  const search = toChosenCriteria(criteria, cities);
  const named = (search.cities ?? []).flatMap((slug) => {
    const city = cities.bySlug(slug);
    return city ? [{ id: slug, name: city.names[locale], postalCode: city.postalCode }] : [];
  });
  const areas = (search.areas ?? []).flatMap((id) => {
    const area = describeArea(id, locale, cities);
    return area ? [{ ...area, __typename: 'Area' as const }] : [];
  });
  const choices = describeFilters(search, { cities: named, areas }, intl).map(({ label }) =>
    preventAutoLinks(toPlainLine(label)),
  );
  return [t(`mail.subscription.transaction.${criteria.transaction ?? 'SALE'}`), ...choices];
}
