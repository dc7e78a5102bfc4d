/** The message files below `locales/<language>/`. All languages have the same files and messages. */
export interface MessageFiles {
  analytics: typeof import('../../locales/en/analytics.json');
  'appointments/agent': typeof import('../../locales/en/appointments/agent.json');
  'appointments/booking': typeof import('../../locales/en/appointments/booking.json');
  'appointments/viewing': typeof import('../../locales/en/appointments/viewing.json');
  'appointments/waiting': typeof import('../../locales/en/appointments/waiting.json');
  cards: typeof import('../../locales/en/cards.json');
  cities: typeof import('../../locales/en/cities.json');
  common: typeof import('../../locales/en/common.json');
  desk: typeof import('../../locales/en/desk.json');
  'desk/messages': typeof import('../../locales/en/desk/messages.json');
  'desk/account': typeof import('../../locales/en/desk/account.json');
  'desk/sign-in': typeof import('../../locales/en/desk/sign-in.json');
  'desk/homes': typeof import('../../locales/en/desk/homes.json');
  'desk/corrections': typeof import('../../locales/en/desk/corrections.json');
  'desk/reports': typeof import('../../locales/en/desk/reports.json');
  'desk/site': typeof import('../../locales/en/desk/site.json');
  'estates/detail': typeof import('../../locales/en/estates/detail.json');
  'estates/extras': typeof import('../../locales/en/estates/extras.json');
  'estates/facts': typeof import('../../locales/en/estates/facts.json');
  'estates/sale': typeof import('../../locales/en/estates/sale.json');
  favorites: typeof import('../../locales/en/favorites.json');
  forms: typeof import('../../locales/en/forms.json');
  'holiday/request': typeof import('../../locales/en/holiday/request.json');
  'holiday/stay': typeof import('../../locales/en/holiday/stay.json');
  'holiday/units': typeof import('../../locales/en/holiday/units.json');
  home: typeof import('../../locales/en/home.json');
  leads: typeof import('../../locales/en/leads.json');
  legal: typeof import('../../locales/en/legal.json');
  listing: typeof import('../../locales/en/listing.json');
  'map/live': typeof import('../../locales/en/map/live.json');
  'map/place': typeof import('../../locales/en/map/place.json');
  'map/results': typeof import('../../locales/en/map/results.json');
  mortgage: typeof import('../../locales/en/mortgage.json');
  news: typeof import('../../locales/en/news.json');
  offices: typeof import('../../locales/en/offices.json');
  'opt-out': typeof import('../../locales/en/opt-out.json');
  'personal-data': typeof import('../../locales/en/personal-data.json');
  projects: typeof import('../../locales/en/projects.json');
  'purchase-cost': typeof import('../../locales/en/purchase-cost.json');
  results: typeof import('../../locales/en/results.json');
  sell: typeof import('../../locales/en/sell.json');
  server: typeof import('../../locales/en/server.json');
  site: typeof import('../../locales/en/site.json');
  subscriptions: typeof import('../../locales/en/subscriptions.json');
  team: typeof import('../../locales/en/team.json');
  towns: typeof import('../../locales/en/towns.json');
}

/**
 * A message file that pages can load. Every page has `common`. Only the server uses those of the desk, and `server`:
 * mails, legal statements, static error pages, and form faults that the browser cannot find itself. The API returns
 * whole sentences.
 */
export type MessageFile = Exclude<keyof MessageFiles, 'common' | 'desk' | `desk/${string}` | 'server'>;
