/** `notice.json`: a sentence above the header of every page, for some days. */
import * as v from 'valibot';
import type { SiteNotice } from '../../../graphql/site-folder/ports.ts';
import { MAX_ADDRESS, MAX_NOTICE } from '../../../shared/desk/site.ts';
import { eachLocale, LOCALES } from '../../../shared/locales.ts';
import type { Faults } from './faults.ts';
import { day, text } from './pages/front-matter.ts';
import { type References, resolveLink } from './pages/page-context.ts';

export const NOTICE_FILE = 'notice.json';

export const noticeSchema = v.strictObject({
  text: v.strictObject(eachLocale(() => v.optional(text(MAX_NOTICE)))),
  /** A page of the site, as in Markdown, or an address elsewhere. */
  link: v.optional(text(MAX_ADDRESS)),
  /** The first and the last day; absent: no limit. */
  from: v.optional(day),
  until: v.optional(day),
});

interface NoticeContext {
  references: References;
  /** The day in Brussels. */
  today: string;
  faults: Faults;
}

/** Returns the notice of the day; null when there is none. */
export function readNotice(
  { text: texts, link, from = '', until = '9' }: v.InferOutput<typeof noticeSchema>,
  { references, today, faults }: NoticeContext,
): SiteNotice | null {
  const written = LOCALES.filter((locale) => texts[locale]);
  const links: Partial<SiteNotice['links']> = {};
  for (const locale of link === undefined ? [] : LOCALES) {
    const found = resolveLink(link ?? '', { locale, references });
    if ('path' in found) links[locale] = found.path;
    else {
      faults.add(NOTICE_FILE, `the link ${found.fault}`);
      break;
    }
  }
  return written.length > 0 && from <= today && today <= until ? { texts, links } : null;
}
