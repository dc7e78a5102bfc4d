/** What the server and the widget on other sites share. The widget imports only types, so that its file stays small. */
import type { Locale } from './locales.ts';

export const WIDGET_PATH = '/widget.js';
export const WIDGET_HOMES_PATH = '/widget/homes';

export const MAX_WIDGET_CARDS = 12;
export const USUAL_WIDGET_CARDS = 6;

/** The texts of a language that the widget's script contains. */
export interface WidgetTexts {
  /** The homes could not be loaded. */
  unavailable: string;
  /** Names the link to the agency's site. */
  site: string;
  noPhoto: string;
  /** Names the search bar. */
  bar: string;
  transaction: string;
  sale: string;
  rent: string;
  where: string;
  whereHint: string;
  submit: string;
}

/** What the server writes before the script of the widget. */
export interface WidgetConfig {
  /** The origin of the agency's site. */
  origin: string;
  /** `WIDGET_HOMES_PATH`. */
  homesPath: string;
  /** The number of cards: without an attribute, and at most. */
  cards: { usual: number; most: number };
  /** In the languages of the site, of which the first one is the default. */
  texts: { [language in Locale]?: WidgetTexts };
}

/** The response of `/widget/homes`. */
export interface WidgetHomes {
  cards: WidgetCard[];
  /** Names the list of cards; null beside a single home. */
  label: string | null;
  /** The sentence that stands in place of cards; null when there are any. */
  notice: string | null;
  /** The link to the search, or without results to all homes of the page; null beside a single home. */
  all: { path: string; text: string } | null;
}

/** A card as text. */
export interface WidgetCard {
  path: string;
  /** Null when the listing is no longer on offer, or is a holiday home without a price. */
  price: string | null;
  perArea: string | null;
  title: string;
  /** The kind of an estate; of other listings, their town. */
  subtitle: string;
  badge: string | null;
  notes: string[];
  facts: string[];
  /** Null until the site has stored a picture. */
  picture: WidgetPicture | null;
}

/** URLs are paths of the site, or absolute ones of the object store. */
export interface WidgetPicture {
  alt: string;
  /** The language of `alt`, when it is another than requested. */
  lang: string | null;
  width: number;
  height: number;
  /** Whether it is a plan, which must not be cropped. */
  isWhole: boolean;
  src: string;
  /** One for each format, best first. */
  sources: { type: string; urls: [url: string, width: number][] }[];
}
