import type { Locale } from './locales.ts';

/**
 * The route table: the only definition of the site's paths. Paths follow the locale prefix; `:name` is a parameter.
 * Server, client, sitemap and e-mails build paths with `routePath`.
 */
export const ROUTES = {
  home: { nl: '', fr: '', en: '', de: '' },
  forSale: { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' },
  forRent: { nl: 'te-huur', fr: 'a-louer', en: 'for-rent', de: 'zu-vermieten' },
  forSaleTown: { nl: 'te-koop/:town', fr: 'a-vendre/:town', en: 'for-sale/:town', de: 'zu-verkaufen/:town' },
  forRentTown: { nl: 'te-huur/:town', fr: 'a-louer/:town', en: 'for-rent/:town', de: 'zu-vermieten/:town' },
  projects: { nl: 'nieuwbouw', fr: 'projets-neufs', en: 'new-construction', de: 'neubauprojekte' },
  estate: { nl: 'aanbod/:estateId', fr: 'offre/:estateId', en: 'offer/:estateId', de: 'angebot/:estateId' },
  estateSlug: {
    nl: 'aanbod/:estateId/:slug',
    fr: 'offre/:estateId/:slug',
    en: 'offer/:estateId/:slug',
    de: 'angebot/:estateId/:slug',
  },
  projectEntity: {
    nl: 'aanbod/:estateId/:slug/:entityId',
    fr: 'offre/:estateId/:slug/:entityId',
    en: 'offer/:estateId/:slug/:entityId',
    de: 'angebot/:estateId/:slug/:entityId',
  },
  bookAppointment: {
    nl: 'afspraak-maken/:estateId',
    fr: 'prendre-rendez-vous/:estateId',
    en: 'book-appointment/:estateId',
    de: 'termin-vereinbaren/:estateId',
  },
  cancelAppointment: {
    nl: 'afspraak-annuleren/:appointmentId',
    fr: 'annuler-rendez-vous/:appointmentId',
    en: 'cancel-appointment/:appointmentId',
    de: 'termin-absagen/:appointmentId',
  },
  appointment: {
    nl: 'bezichtiging/:appointmentId',
    fr: 'visite/:appointmentId',
    en: 'viewing/:appointmentId',
    de: 'besichtigung/:appointmentId',
  },
  agentAppointment: {
    nl: 'bezichtiging-makelaar/:token',
    fr: 'visite-agent/:token',
    en: 'viewing-agent/:token',
    de: 'besichtigung-makler/:token',
  },
  joinWaitingList: {
    nl: 'wachtlijst/:estateId',
    fr: 'liste-d-attente/:estateId',
    en: 'waiting-list/:estateId',
    de: 'warteliste/:estateId',
  },
  leaveWaitingList: {
    nl: 'wachtlijst/verlaten/:token',
    fr: 'liste-d-attente/quitter/:token',
    en: 'waiting-list/leave/:token',
    de: 'warteliste/verlassen/:token',
  },
  requestStay: {
    nl: 'verblijf-aanvragen/:rentalUnitId',
    fr: 'demander-un-sejour/:rentalUnitId',
    en: 'request-stay/:rentalUnitId',
    de: 'aufenthalt-anfragen/:rentalUnitId',
  },
  stay: { nl: 'verblijf/:token', fr: 'sejour/:token', en: 'stay/:token', de: 'aufenthalt/:token' },
  answerStay: {
    nl: 'verblijf-beantwoorden/:token',
    fr: 'repondre-au-sejour/:token',
    en: 'answer-stay/:token',
    de: 'aufenthalt-beantworten/:token',
  },
  holiday: { nl: 'vakantie', fr: 'vacances', en: 'holiday', de: 'feiertage' },
  holidayUnit: {
    nl: 'vakantie/:rentalUnitId',
    fr: 'vacances/:rentalUnitId',
    en: 'holiday/:rentalUnitId',
    de: 'feiertage/:rentalUnitId',
  },
  requestInfo: {
    nl: 'info-aanvragen/:listingId',
    fr: 'demander-des-informations/:listingId',
    en: 'request-information/:listingId',
    de: 'informationen-anfragen/:listingId',
  },
  sendToFriend: {
    nl: 'doorsturen/:listingId',
    fr: 'envoyer-a-un-ami/:listingId',
    en: 'send-to-a-friend/:listingId',
    de: 'weiterempfehlen/:listingId',
  },
  favorites: { nl: 'favorieten', fr: 'favoris', en: 'favorites', de: 'favoriten' },
  subscribe: {
    nl: 'hou-me-op-de-hoogte',
    fr: 'tenez-moi-au-courant',
    en: 'keep-me-informed',
    de: 'halte-mich-auf-dem-laufenden',
  },
  subscribeSuccess: {
    nl: 'hou-me-op-de-hoogte/succes',
    fr: 'tenez-moi-au-courant/succes',
    en: 'keep-me-informed/success',
    de: 'halte-mich-auf-dem-laufenden/erfolg',
  },
  unsubscribe: {
    nl: 'hou-me-op-de-hoogte/uitschrijven/:token',
    fr: 'tenez-moi-au-courant/desinscription/:token',
    en: 'keep-me-informed/unsubscribe/:token',
    de: 'halte-mich-auf-dem-laufenden/abmelden/:token',
  },
  editSubscription: {
    nl: 'hou-me-op-de-hoogte/:token',
    fr: 'tenez-moi-au-courant/:token',
    en: 'keep-me-informed/:token',
    de: 'halte-mich-auf-dem-laufenden/:token',
  },
  personalData: {
    nl: 'uw-gegevens/:token',
    fr: 'vos-donnees/:token',
    en: 'your-data/:token',
    de: 'ihre-daten/:token',
  },
  mortgage: {
    nl: 'hypotheek-berekenen',
    fr: 'calcul-hypotheque',
    en: 'mortgage-calculator',
    de: 'hypothekenrechner',
  },
  purchaseCost: {
    nl: 'kosten-berekenen',
    fr: 'calcul-des-frais',
    en: 'cost-calculator',
    de: 'kostenrechner',
  },
  news: { nl: 'nieuws', fr: 'actualites', en: 'news', de: 'aktuelles' },
  newsItemById: {
    nl: 'nieuws/:newsId',
    fr: 'actualites/:newsId',
    en: 'news/:newsId',
    de: 'aktuelles/:newsId',
  },
  newsItem: {
    nl: 'nieuws/:newsId/:slug',
    fr: 'actualites/:newsId/:slug',
    en: 'news/:newsId/:slug',
    de: 'aktuelles/:newsId/:slug',
  },
  offices: { nl: 'kantoren', fr: 'agences', en: 'offices', de: 'bueros' },
  officeById: {
    nl: 'kantoren/:officeId',
    fr: 'agences/:officeId',
    en: 'offices/:officeId',
    de: 'bueros/:officeId',
  },
  office: {
    nl: 'kantoren/:officeId/:slug',
    fr: 'agences/:officeId/:slug',
    en: 'offices/:officeId/:slug',
    de: 'bueros/:officeId/:slug',
  },
  refuseMails: {
    nl: 'geen-mails-meer/:token',
    fr: 'plus-de-mails/:token',
    en: 'no-more-mails/:token',
    de: 'keine-mails-mehr/:token',
  },
  contact: { nl: 'contact', fr: 'contact', en: 'contact', de: 'kontakt' },
  privacy: {
    nl: 'privacyverklaring',
    fr: 'declaration-de-confidentialite',
    en: 'privacy-statement',
    de: 'datenschutzerklarung',
  },
  terms: { nl: 'gebruiksvoorwaarden', fr: 'conditions-d-utilisation', en: 'terms-of-use', de: 'agb' },
  detail: { nl: 'detail', fr: 'detail', en: 'detail', de: 'detail' },
} as const satisfies Record<string, Record<Locale, string>>;

export type RouteName = keyof typeof ROUTES;
export type RouteParams = Readonly<Record<string, string | number>>;

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

/**
 * Builds the path of a route in a language, with percent-encoded parameters. An unknown name returns `/`.
 * @throws when a parameter of the route is missing: a programming error.
 */
export function routePath(name: RouteName, locale: Locale, params: RouteParams = {}): string {
  const pattern = Object.hasOwn(ROUTES, name) ? ROUTES[name][locale] : undefined;
  if (pattern === undefined) return '/';
  if (pattern === '') return `/${locale}`;
  const segments = pattern.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = params[segment.slice(1)];
    if (value === undefined || value === '') throw new Error(`route ${name}: no ${segment.slice(1)}`);
    return encodeURIComponent(value);
  });
  return `/${locale}/${segments.join('/')}`;
}

export interface RouteMatch {
  name: RouteName;
  params: Record<string, string>;
}

/**
 * Finds the route of a path without its locale prefix (`aanbod/12`) in one language; null when there is none. Fixed
 * segments are compared ignoring case and percent-encoding.
 */
export function matchRoute(path: string, locale: Locale): RouteMatch | null {
  const segments = decodeSegments(path);
  if (!segments) return null;
  let best: RouteMatch | null = null;
  for (const name of ROUTE_NAMES) {
    const params = matchSegments(ROUTES[name][locale], segments);
    if (params && (!best || Object.keys(params).length < Object.keys(best.params).length)) {
      best = { name, params };
    }
  }
  return best;
}

/** Null when the path cannot be decoded. */
function decodeSegments(path: string): string[] | null {
  const segments = path.split('/').filter((segment) => segment !== '');
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return null;
  }
}

function matchSegments(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const expected = pattern === '' ? [] : pattern.split('/');
  if (expected.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = segments[index] as string;
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment !== value.toLowerCase()) return null;
  }
  return params;
}
