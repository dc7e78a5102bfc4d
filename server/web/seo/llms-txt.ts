/** `/llms.txt` (llmstxt.org): tells language models what the site is and where its data is. */
import type { RequestHandler } from 'express';
import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { Site } from '../../../client/site.tsx';
import type { GraphPorts } from '../../../graphql/context.ts';
import { listOfferedKinds } from '../../../graphql/listings/offered-kinds.ts';
import { listMenu } from '../../../graphql/site-folder/menu.ts';
import { type AtomRoute, atomPath } from '../../../shared/atom.ts';
import { mainOffer } from '../../../shared/listings/main-offer.ts';
import { LOCALE_NAMES, type Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import type { Agency } from '../../settings/agency.ts';

interface Services {
  settings: {
    publicUrl: string;
    agency: Pick<Agency, 'name' | 'street' | 'postalCodeAndCity' | 'phone' | 'email'>;
  };
  intls: Record<Locale, IntlShape>;
  ports: GraphPorts;
  site: Pick<Site, 'locales'>;
}

const ATOM_ROUTES: readonly AtomRoute[] = ['forSale', 'forRent', 'news'];

/** The names of languages in English. */
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

export function llmsTxt(services: Services): RequestHandler {
  return async (_req, res) => {
    res
      .type('text/plain')
      .set('cache-control', 'public, max-age=3600')
      .send(await textOf(services));
  };
}

async function textOf(services: Services): Promise<string> {
  const { publicUrl, agency } = services.settings;
  const { name, street, postalCodeAndCity, phone, email } = agency;
  const { locales } = services.site;
  const offer = mainOffer(await listOfferedKinds(services.ports));
  const sections = await Promise.all(locales.map((locale) => sectionOf(services, locale)));
  const languages = new Intl.ListFormat('en').format(locales.map((locale) => LANGUAGES.of(locale) ?? locale));
  return `# ${name}

> ${translatorOf(services.intls.en)(`home.description.${offer}`, { agency: name })}

${name} is an estate agency in Belgium: ${street}, ${postalCodeAndCity}, ${phone}, ${email}.
The site is in ${languages}. Each page names its versions in other languages by \`hreflang\`.
A search is the query string of a results page: \`city\` (name and postal code of a town, such as \`leuven-3000\`), \`type\`, \`minPrice\`, \`maxPrice\`, \`bedrooms\` and others.
The permanent link of a home is \`/${locales[0]}/detail?id=\` and its number.

## Data

- [GraphQL](${publicUrl}/graphql): all public data, by POST or GET; in a browser a playground with examples; introspection is open
- [Sitemap](${publicUrl}/sitemap.xml): every public page
- [Rules for crawlers](${publicUrl}/robots.txt)

${sections.join('\n\n')}
`;
}

/** The main pages and Atom feeds of a language. */
async function sectionOf(
  { settings: { publicUrl, agency }, intls, ports }: Services,
  locale: Locale,
): Promise<string> {
  const t = translatorOf(intls[locale]);
  const link = (title: string, path: string) => `- [${title}](${new URL(path, publicUrl).href})`;
  const { header, footer } = await listMenu(locale, ports);
  const pages = new Map([...header, ...footer].map(({ label, path }) => [path, label]));
  return [
    `## ${LOCALE_NAMES[locale]}\n`,
    link(agency.name, routePath('home', locale)),
    ...[...pages].map(([path, label]) => link(label, path)),
    ...ATOM_ROUTES.map((name) => link(`${t(`layout.item.${name}`)} (Atom)`, atomPath(name, locale))),
  ].join('\n');
}
