/**
 * Sentences that few pages say: they load with those pages. Everything else loads at once. The files of
 * `locales/` stay whole; the build parts them. A sentence belongs to the first part that knows it.
 */
const PARTS = {
  /** Detail pages of listings and entities, and the page of an office. */
  listing:
    /^(listings\.detail|estates\.(detail\.(call|ask|sendOn)|section\.(description|files|downloads|office)|region)|offices\.(hours|page|registration)|gallery|print)\b/,
  /** The page of an estate, above its facts. */
  estate:
    /^estates\.(detail\.(closed|option|actions|print|similar\w*)|field\.(comfort\.bedrooms|construction\.year|dimensions\.(livingArea|plotArea)|epc\.label)|unit\.area)\b/,
  /** Cards of projects and of holiday homes. */
  cards: /^(holiday\.card\.(persons|pets|stay|otherDays)|projects\.card\.(available|stage\.\w+|delivery))$/,
  /** Countries and extras: filters, searches that are subscribed to, and facts. */
  extras: /^estates\.(extra|country)\./,
  facts:
    /^estates\.(detail|field|section|unit|region|orientation|kitchen|heating\w+|glazing|insulation|report|saleRegime|availability|destination|flood|state|buildingKind|roof|material|room)\./,
  /** Pages of new construction; its cards are shown on other pages too. */
  projects: /^projects\.(?!card\.)/,
  /** A stay in one is asked for. */
  stays: /^holiday\.(request\.|booked\.(requested|text\.REQUESTED)$)/,
  /** Pages of a stay that was asked for: answered, cancelled. */
  ownStays: /^(holiday\.(booked|answer)\.|forms\.fault\.stayTooLate$)/,
  /** Pages of holiday homes; their cards are shown on other pages too. */
  holiday: /^holiday\.(?!card\.)/,
  news: /^news\./,
  /** The home page; and whether an office is open, which stands there as on the pages of offices. */
  home: /^(home\.(?!search\.unknownTown)|offices\.opening\.)/,
  /** Pages of offices. */
  offices: /^offices\./,
  legal: /^legal\./,
  /** What pages of results say, and no other search does. */
  results: /^(estates\.(filters|active|sort|results|empty|wider)|listings\.(pages|sheet))\.[\w.]+$/,
  mortgage: /^mortgage\./,
  /**
   * What the server says by itself: mails, pages that need no page, and what is wrong with a form beside its fields. The
   * API answers whole sentences.
   */
  server:
    /^(mail|ajax|errors\.(notAllowed|busy|away|unsent))\.|^errors\.(again|resend)$|^forms\.fault\.(?!(email|firstName|name|phone|message|text|link|question|consent|requestConsent|slot|required|validEmail|validPhone|slotTaken|holdExpired|tooLate)$)/,
  /** Pages and dialogs with a form. */
  forms: /^forms\./,
  /** Forms to the agency and to friends. */
  leads: /^leads\./,
  /** What was found on a map, and what is drawn there. */
  resultsMap: /^map\.(results|draw)\./,
  /** A map that moves. */
  liveMap: /^map\.(live\.|(in|out|north|east|south|west)$)/,
  /** Where something is. */
  map: /^map\./,
  /** Pages of subscriptions to new offers. */
  subscriptions: /^subscriptions\./,
  /** Pages of waiting lists. */
  waiting: /^appointments\.((waiting\.(?!link)|leave\.)\w+|consent\.waiting)$/,
  /** Pages of a viewing that is booked. */
  viewing: /^appointments\.(own|cancel|cancelledBy|calendar|move|status|unknown)\b/,
  /** The page of its agent. */
  viewingAgent: /^appointments\.agent\./,
  /** All of these, and the page that books one. */
  appointments: /^appointments\./,
  /** The opt-out page. */
  optOut: /^optOut\./,
  /** The page of all personal data of a visitor. */
  personalData: /^personalData\./,
  /** The page of favourites; and ways to hand a page on, which it has too. */
  favorites: /^(favorites\.page|share)\./,
};

type AnyPart = keyof typeof PARTS;

/** A part that pages load. */
export type MessagePart = Exclude<AnyPart, 'server'>;

const NAMES = Object.keys(PARTS) as AnyPart[];

/** The parts that pages load. */
export const PAGE_PARTS = NAMES.filter((part): part is MessagePart => part !== 'server');

/** The part that a sentence belongs to; null: every page may say it. */
export function messagePart(key: string): AnyPart | null {
  return NAMES.find((part) => PARTS[part].test(key)) ?? null;
}
