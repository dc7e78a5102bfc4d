/** Messages of the site in the agency's own words, which employees write. */
import type { DeskTexts, SiteText } from '../../../../graphql/desk/site/ports.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { findMessageFault, MAX_CHARACTERS } from '../message-files.ts';
import { newestVersion } from './desk-files.ts';
import { changeTable, faultOf, writeSite } from './desk-write.ts';
import type { DeskSiteDependencies } from './site-dependencies.ts';

const MAX_FOUND = 100;
/** Of the desk itself and of its mails: no visitor reads them. */
const OF_THE_DESK = /^desk\./;

export function createDeskTexts({ db, siteFolder, messages }: DeskSiteDependencies): DeskTexts {
  const replacementsOf = (locale: Locale) => siteFolder.current().messages[locale] ?? {};
  return {
    async find(locale, words) {
      const replacements = replacementsOf(locale);
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
      return { version: await newestVersion(db, [fileOf(locale)]), texts };
    },
    save: (locale, { key, text }, change) =>
      writeSite({ ...change, names: [fileOf(locale)] }, async (trx) => {
        const original = Object.hasOwn(messages[locale], key) ? messages[locale][key] : undefined;
        const own = text === null || text === original ? null : text;
        const fault = findMessageFault(own ?? original ?? '', original);
        if (fault) return faultOf('text', fault.code === 'EMPTY' ? 'required' : 'placeholders');
        const others = Object.entries(replacementsOf(locale)).filter(([other]) => other !== key);
        const used = others.reduce((sum, [, each]) => sum + each.length, own?.length ?? 0);
        if (used > MAX_CHARACTERS) return faultOf('text', 'tooManyTexts');
        return changeTable(trx, fileOf(locale), { key, entry: own });
      }),
  };
}

const fileOf = (locale: Locale) => `messages.${locale}.json`;
