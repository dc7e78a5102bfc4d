/** Messages of the site in the agency's own words, which employees write. */
import type { DeskTexts, SiteText } from '../../../../graphql/desk/site/ports.ts';
import { faultOf } from '../../../../graphql/submissions/fault-of.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { UserFault } from '../../../../shared/submissions/faults.ts';
import { findMessageFault, MAX_CHARACTERS, type MessageTextFault } from '../message-files.ts';
import { changeTable, readSite, writeSite } from './desk-write.ts';
import type { DeskSiteDependencies } from './site-dependencies.ts';

const MAX_FOUND = 100;
/** Of the desk itself and of its mails: no visitor reads them. */
const OF_THE_DESK = /^desk\./;

const FAULTS: Record<MessageTextFault, UserFault> = {
  UNKNOWN: 'notYours',
  EMPTY: 'required',
  UNKNOWN_PLACEHOLDER: 'placeholders',
  MISSING_PLACEHOLDER: 'placeholders',
  OTHER_USE: 'placeholders',
  NO_ICU: 'textSyntax',
};

export function createDeskTexts(dependencies: DeskSiteDependencies): DeskTexts {
  const { messages } = dependencies;
  return {
    async find(locale, words) {
      const { site, version } = await readSite(dependencies, [fileOf(locale)]);
      const replacements = site.messages[locale] ?? {};
      const needed = words.toLowerCase().split(/\s+/).filter(Boolean);
      const texts: SiteText[] = [];
      for (const [key, text] of Object.entries(messages[locale])) {
        if (OF_THE_DESK.test(key)) continue;
        const replacement = replacements[key] ?? null;
        const searched = `${key} ${text} ${replacement ?? ''}`.toLowerCase();
        const isFound =
          needed.length === 0 ? replacement !== null : needed.every((word) => searched.includes(word));
        if (isFound && texts.push({ key, text, replacement }) >= MAX_FOUND) break;
      }
      return { version, texts };
    },
    save: (locale, { key, text }, change) =>
      writeSite(dependencies, { ...change, names: [fileOf(locale)] }, async (trx, site) => {
        const original = Object.hasOwn(messages[locale], key) ? messages[locale][key] : undefined;
        const typed = text && withApostrophes(text);
        const own = typed === null || typed === original ? null : typed;
        const fault = findMessageFault(own ?? original ?? '', original);
        if (fault) return faultOf('text', FAULTS[fault.code]);
        const others = Object.entries(site.messages[locale] ?? {}).filter(([other]) => other !== key);
        const used = others.reduce((sum, [, each]) => sum + each.length, own?.length ?? 0);
        if (used > MAX_CHARACTERS) return faultOf('text', 'tooManyTexts');
        return changeTable(trx, { name: fileOf(locale), site }, { [key]: own });
      }),
  };
}

/** A straight apostrophe within a word, which would be syntax of ICU, as the typographic one. */
const withApostrophes = (text: string) => text.replaceAll(/(?<=\p{L})'(?=[\p{L}{<])/gu, '’');

const fileOf = (locale: Locale) => `messages.${locale}.json`;
