/**
 * Messages used by few pages, which load with these pages. All others load with every page. The files of
 * `locales/` stay whole; the build splits them. A message belongs to the first part whose pattern matches.
 */
const PARTS = {
  /** Detail pages of listings and entities, and the page of an office. */
  listing:
    /^(listings\.detail|estates\.(detail\.(call|ask|sendOn)|section\.(description|files|downloads|office)|region)|offices\.(hours|page|registration)|gallery|print)\b/,
  /** The page of an estate, above its facts. */
  estate:
    /^estates\.(detail\.(closed|option|actions|print|similar\w*)|field\.(comfort\.bedrooms|construction\.year|dimensions\.(livingArea|plotArea)|epc\.label)|unit\.area)\b/,
  /** Cards of projects and rental units. */
  cards: /^(holiday\.card\.(persons|pets|stay|otherDays)|projects\.card\.(available|stage\.\w+|delivery))$/,
  /** Countries and extras, used by filters, subscriptions and facts. */
  extras: /^estates\.(extra|country)\./,
  facts:
    /^estates\.(detail|field|section|legal|unit|region|orientation|kitchen|heating\w+|glazing|insulation|report|saleRegime|availability|destination|flood|state|buildingKind|roof|material|room)\./,
  /** Pages of new construction. Its cards are used on other pages too. */
  projects: /^projects\.(?!card\.)/,
  /** Requesting a stay. */
  stays: /^holiday\.(request\.|booked\.(requested|text\.REQUESTED)$)/,
  /** Pages of a requested stay: answer and cancellation. */
  ownStays: /^(holiday\.(booked|answer)\.|forms\.fault\.stayTooLate$)/,
  /** Pages of holiday homes. Their cards are used on other pages too. */
  holiday: /^holiday\.(?!card\.)/,
  news: /^news\./,
  /** The home page, including the opening state of offices. */
  home: /^(home\.(?!search\.unknownTown)|offices\.opening\.)/,
  /** Pages of offices. */
  offices: /^offices\./,
  legal: /^legal\./,
  /** Results pages only. */
  results: /^(estates\.(filters|active|sort|results|empty|wider)|listings\.(pages|sheet))\.[\w.]+$/,
  /** Pages of towns. */
  towns: /^towns\./,
  mortgage: /^mortgage\./,
  /** The page of the costs of a purchase. */
  purchaseCost: /^purchaseCost\./,
  /**
   * Messages that only the server uses: mails, legal statements, static error pages, and form faults that the browser
   * cannot find itself. The API returns whole sentences.
   */
  server:
    /^(mail|ajax|feeds|mentions|errors\.(notAllowed|busy|away|unsent))\.|^errors\.(again|resend)$|^forms\.fault\.(?!(email|firstName|name|phone|message|text|link|question|consent|requestConsent|slot|required|validEmail|validPhone|slotTaken|holdExpired|tooLate)$)/,
  /** Pages and dialogs with a form. */
  forms: /^forms\./,
  /** Forms to the agency and to a friend. */
  leads: /^leads\./,
  /** Markers and drawing on a map of results. */
  resultsMap: /^map\.(results|draw)\./,
  /** Interactive maps. */
  liveMap: /^map\.(live\.|(in|out|north|east|south|west)$)/,
  /** Maps of a place. */
  map: /^map\./,
  /** Pages of subscriptions to new offers. */
  subscriptions: /^subscriptions\./,
  /** Pages of waiting lists. */
  waiting: /^appointments\.((waiting\.(?!link)|leave\.)\w+|consent\.waiting)$/,
  /** Pages of a booked viewing. */
  viewing: /^appointments\.(own|cancel|cancelledBy|calendar|move|status|unknown)\b/,
  /** A viewing's page for its agent. */
  viewingAgent: /^appointments\.agent\./,
  /** All of these, and the booking page. */
  appointments: /^appointments\./,
  /** The opt-out page. */
  optOut: /^optOut\./,
  /** The page of a visitor's personal data. */
  personalData: /^personalData\./,
  /** The favourites page, including its share links. */
  favorites: /^(favorites\.page|share)\./,
};

type AnyPart = keyof typeof PARTS;

/** A part that pages can load. */
export type MessagePart = Exclude<AnyPart, 'server'>;

const NAMES = Object.keys(PARTS) as AnyPart[];

/** The parts that pages can load. */
export const PAGE_PARTS = NAMES.filter((part): part is MessagePart => part !== 'server');

/** Returns the part of a message; null when it loads with every page. */
export function messagePart(key: string): AnyPart | null {
  return NAMES.find((part) => PARTS[part].test(key)) ?? null;
}
