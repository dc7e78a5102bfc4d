/** `/<locale>/manifest.webmanifest`: name, colours and icons for home screens. */
import type { RequestHandler } from 'express';
import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { GraphPorts } from '../../../graphql/context.ts';
import { listOfferedKinds } from '../../../graphql/listings/offered-kinds.ts';
import { type MainOffer, mainOffer } from '../../../shared/listings/main-offer.ts';
import { FORMAT_LOCALES, isLocale, type Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import type { FollowedSiteFolder } from '../../features/site-folder/follow-site-folder.ts';
import type { Brand } from '../../platform/theme/brand.ts';
import type { Agency } from '../../settings/agency.ts';
import type { AppIcons, IconName } from '../app-icons/app-icons.ts';

export const MANIFEST = 'manifest.webmanifest';

export const manifestPath = (locale: Locale) => `/${locale}/${MANIFEST}`;

const PNG = 'image/png';
const ICONS: readonly { name: IconName; sizes: string; type: string; purpose: 'any' | 'maskable' }[] = [
  { name: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { name: 'icon-192.png', sizes: '192x192', type: PNG, purpose: 'any' },
  { name: 'icon-512.png', sizes: '512x512', type: PNG, purpose: 'any' },
  { name: 'maskable-192.png', sizes: '192x192', type: PNG, purpose: 'maskable' },
  { name: 'maskable-512.png', sizes: '512x512', type: PNG, purpose: 'maskable' },
];

interface Services {
  appIcons: Pick<AppIcons, 'urlOf'>;
  intls: Record<Locale, IntlShape>;
  ports: GraphPorts;
  brand(): Pick<Brand, 'palettes'>;
  siteFolder: Pick<FollowedSiteFolder, 'current'>;
  settings: { agency: Pick<Agency, 'name'> };
}

/** Passes a path without a language on to the next handler. */
export function manifest(services: Services): RequestHandler<{ locale: string }> {
  return async ({ params: { locale } }, res, next) => {
    if (!isLocale(locale)) return next();
    res.set({ 'cache-control': 'public, max-age=3600', 'content-language': locale });
    const offer = mainOffer(await listOfferedKinds(services.ports));
    res.type('application/manifest+json').send(JSON.stringify(manifestOf(services, { locale, offer })));
  };
}

function manifestOf(
  { appIcons, intls, brand, siteFolder, settings: { agency } }: Services,
  { locale, offer }: { locale: Locale; offer: MainOffer },
) {
  const { light } = brand().palettes;
  return {
    // The same in every language, so that a change of language is no other app.
    id: '/',
    name: agency.name,
    short_name: agency.name,
    description:
      siteFolder.current().home[locale]?.description ??
      translatorOf(intls[locale])(`home.description.${offer}`, { agency: agency.name }),
    lang: FORMAT_LOCALES[locale],
    start_url: routePath('home', locale),
    scope: '/',
    // Decision 037: visitors compare homes in tabs.
    display: 'browser',
    theme_color: light.brick,
    background_color: light.paper,
    icons: ICONS.map(({ name, ...rest }) => Object.assign({ src: appIcons.urlOf(name) }, rest)),
  };
}
