import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { GraphPorts } from '../../../graphql/context.ts';
import type { Locale } from '../../../shared/locales.ts';
import { slugify } from '../../../shared/slug.ts';

/** Creates the port for the readable parts of paths, cached by subtype, city and language. */
export function createEstateSlugs(
  intls: Record<Locale, IntlShape>,
  cities: GraphPorts['cities'],
): GraphPorts['estateSlug'] {
  const slugs = new Map<string, string>();
  return (subType, cityId, locale) => {
    const key = `${locale}${subType}${cityId}`;
    const cached = slugs.get(key);
    if (cached) return cached;
    const kind = translatorOf(intls[locale])(`estates.subType.${subType}`);
    const slug = slugify(`${kind} ${cities.byId(cityId).names[locale]}`);
    slugs.set(key, slug);
    return slug;
  };
}
