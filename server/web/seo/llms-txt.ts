/** `/llms.txt` (llmstxt.org): tells language models what the site is and where its data is. */
import type { RequestHandler } from 'express';
import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { NAVIGATION_ITEMS } from '../../../client/layout/navigation-items.ts';
import { type AtomRoute, atomPath } from '../../../shared/atom.ts';
import { LOCALE_NAMES, LOCALES, type Locale } from '../../../shared/locales.ts';
import { type RouteName, routePath } from '../../../shared/routes.ts';
import type { Agency } from '../../settings/agency.ts';

interface Services {
  settings: {
    publicUrl: string;
    agency: Pick<Agency, 'name' | 'street' | 'postalCodeAndCity' | 'phone' | 'email'>;
  };
  intls: Record<Locale, IntlShape>;
}

const PAGES = [...NAVIGATION_ITEMS, 'subscribe', 'terms', 'privacy'] as const satisfies readonly RouteName[];
const ATOM_ROUTES: readonly AtomRoute[] = ['forSale', 'forRent', 'news'];

export function llmsTxt(services: Services): RequestHandler {
  const { publicUrl, agency } = services.settings;
  const { name, street, postalCodeAndCity, phone, email } = agency;
  const text = `# ${name}

> ${translatorOf(services.intls.en)('home.description', { agency: name })}

${name} is an estate agency in Belgium: ${street}, ${postalCodeAndCity}, ${phone}, ${email}.
The site is in Dutch, French, English and German. Each page names its versions in other languages by \`hreflang\`.
A search is the query string of a results page: \`city\` (such as \`gent-9000\`), \`type\`, \`minPrice\`, \`maxPrice\`, \`bedrooms\` and others.
The permanent link of a home is \`/en/detail?id=\` and its number.

## Data

- [GraphQL](${publicUrl}/graphql): all public data, by POST or GET; in a browser a playground with examples; introspection is open
- [Sitemap](${publicUrl}/sitemap.xml): every public page
- [Rules for crawlers](${publicUrl}/robots.txt)

${LOCALES.map((locale) => sectionOf(services, locale)).join('\n\n')}
`;
  return (_req, res) => {
    res.type('text/plain').set('cache-control', 'public, max-age=3600').send(text);
  };
}

/** The main pages and Atom feeds of a language. */
function sectionOf({ settings: { publicUrl, agency }, intls }: Services, locale: Locale): string {
  const t = translatorOf(intls[locale]);
  const link = (title: string, path: string) => `- [${title}](${publicUrl}${path})`;
  return [
    `## ${LOCALE_NAMES[locale]}\n`,
    link(agency.name, routePath('home', locale)),
    ...PAGES.map((name) => link(t(`layout.item.${name}`), routePath(name, locale))),
    ...ATOM_ROUTES.map((name) => link(`${t(`layout.item.${name}`)} (Atom)`, atomPath(name, locale))),
  ].join('\n');
}
