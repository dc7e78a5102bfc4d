/** The notice that employees write. */
import * as v from 'valibot';
import type { DeskNotice, DeskNotices, NoticeForm } from '../../../../graphql/desk/site/ports.ts';
import { faultOf } from '../../../../graphql/submissions/fault-of.ts';
import { MAX_ADDRESS, MAX_NOTICE } from '../../../../shared/desk/site.ts';
import { LOCALES } from '../../../../shared/locales.ts';
import { Faults } from '../faults.ts';
import { readJson } from '../files/read-file.ts';
import { NOTICE_FILE, noticeSchema } from '../notice-file.ts';
import { resolveLink } from '../pages/page-context.ts';
import type { SiteFolder } from '../site-folder.ts';
import { readSite, toJson, writeSite } from './desk-write.ts';
import type { DeskSiteDependencies } from './site-dependencies.ts';

export function createDeskNotices(dependencies: DeskSiteDependencies): DeskNotices {
  return {
    async find(): Promise<DeskNotice> {
      const { site, version } = await readSite(dependencies, [NOTICE_FILE]);
      const file = site.findFile(NOTICE_FILE);
      // What is wrong in it was reported when the site read it.
      const notice = file && (await readJson(file, noticeSchema, new Faults()));
      const { text = {}, link = null, from = null, until = null } = notice ?? {};
      const texts = LOCALES.flatMap((locale) => (text[locale] ? [{ locale, text: text[locale] }] : []));
      return { texts, link, from, until, version, isShown: site.notice !== null };
    },
    save: (notice, change) =>
      writeSite(dependencies, { ...change, names: [NOTICE_FILE] }, async (_trx, site) => {
        // An empty notice stands in for that of the site folder.
        if (!notice)
          return new Map([[NOTICE_FILE, site.isInFolder(NOTICE_FILE) ? toJson({ text: {} }) : null]]);
        const fault = findFault(notice, site);
        if (fault) return fault;
        const { texts, link, from, until } = notice;
        const text = Object.fromEntries(texts.map((each) => [each.locale, each.text.trim()]));
        const file = { text, ...(link && { link }), ...(from && { from }), ...(until && { until }) };
        return new Map([[NOTICE_FILE, toJson(v.parse(noticeSchema, file))]]);
      }),
  };
}

function findFault({ texts, link, from, until }: NoticeForm, { references }: SiteFolder) {
  const lengths = texts.map(({ text }) => text.trim().length);
  if (lengths.length === 0 || lengths.some((length) => length === 0 || length > MAX_NOTICE))
    return faultOf('texts', 'noticeText');
  const isLink =
    !link || (link.length <= MAX_ADDRESS && 'path' in resolveLink(link, { locale: LOCALES[0], references }));
  if (!isLink) return faultOf('link', 'siteLink');
  return from && until && until < from ? faultOf('until', 'periodOrder') : null;
}
