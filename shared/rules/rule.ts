import type { Region } from '../cities/vocabulary.ts';
import type { Locale } from '../locales.ts';

/** What every legal rule of `shared/rules/` states about itself. */
export interface Rule {
  /** Lower-case words with hyphens; never changes. */
  id: string;
  /** Where the rule applies; all three regions for a federal rule. */
  regions: readonly Region[];
  /** Where the rule is published, by name and URL. */
  source: { name: string; url: string };
  /** The first day, an ISO 8601 date. */
  validFrom: string;
  /** The last day; absent while no end is known. */
  validUntil?: string;
  /** The last day on which the source was read and gave the rule's numbers; absent while it was not read. */
  lastVerified?: string;
  /**
   * False when the rule simplifies the law, or was found neither in it nor on a page of the authority or of the
   * notaries' federation: pages then say "indicative". A calculator is no such page.
   */
  isCertain: boolean;
}

/** Names of sources in the languages of the site, by the name in a rule, which is in the language of the source. */
export type SourceNames = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** Returns a source with its name in a language, if `names` has it. */
export function translateSource(
  { name, url }: Rule['source'],
  names: SourceNames,
  locale: Locale,
): Rule['source'] {
  return { name: names[name]?.[locale] ?? name, url };
}

/** Returns whether a rule applies on a day, an ISO 8601 date. */
export function isInForce({ validFrom, validUntil }: Rule, on: string): boolean {
  return validFrom <= on && (validUntil === undefined || on <= validUntil);
}
