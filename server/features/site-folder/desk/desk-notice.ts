/** The notice that employees write. */
import * as v from 'valibot';
import type { DeskNotice, DeskNotices, NoticeForm } from '../../../../graphql/desk/site/ports.ts';
import { MAX_NOTICE } from '../../../../shared/desk/site.ts';
import { LOCALES } from '../../../../shared/locales.ts';
import type { ListedFile } from '../files/list-files.ts';
import { NOTICE_FILE, noticeSchema } from '../notice-file.ts';
import { resolveLink } from '../pages/page-context.ts';
import { newestVersion } from './desk-files.ts';
import { faultOf, toJson, writeSite } from './desk-write.ts';
import type { DeskSiteDependencies } from './site-dependencies.ts';

export function createDeskNotices({ db, siteFolder }: DeskSiteDependencies): DeskNotices {
  const { current } = siteFolder;
  return {
    async find(): Promise<DeskNotice> {
      const version = await newestVersion(db, [NOTICE_FILE]);
      const notice = await readNoticeFile(current().findFile(NOTICE_FILE));
      const { text = {}, link = null, from = null, until = null } = notice ?? {};
      const texts = LOCALES.flatMap((locale) => (text[locale] ? [{ locale, text: text[locale] }] : []));
      return { texts, link, from, until, version, isShown: current().notice !== null };
    },
    save: (notice, change) =>
      writeSite({ ...change, names: [NOTICE_FILE] }, async () => {
        const { references, findFile } = current();
        if (!notice) {
          // An empty notice stands in for that of the site folder.
          const isOfFolder = change.seen === 0 && findFile(NOTICE_FILE) !== null;
          return new Map([[NOTICE_FILE, isOfFolder ? toJson({ text: {} }) : null]]);
        }
        const fault = findFault(notice);
        if (fault) return fault;
        const { texts, link, from, until } = notice;
        if (link && !('path' in resolveLink(link, { locale: LOCALES[0], references })))
          return faultOf('link', 'siteLink');
        const text = Object.fromEntries(texts.map((each) => [each.locale, each.text.trim()]));
        const file = { text, ...(link && { link }), ...(from && { from }), ...(until && { until }) };
        return new Map([[NOTICE_FILE, toJson(v.parse(noticeSchema, file))]]);
      }),
  };
}

function findFault({ texts, from, until }: NoticeForm) {
  const isWritten = texts.some(({ text }) => text.trim() !== '');
  if (!isWritten) return faultOf('texts', 'noticeText');
  if (texts.some(({ text }) => text.trim() === '' || text.trim().length > MAX_NOTICE))
    return faultOf('texts', 'noticeText');
  return from && until && until < from ? faultOf('until', 'periodOrder') : null;
}

/** The notice of a file; null when there is none, or when it is wrong, which the site has reported. */
async function readNoticeFile(file: ListedFile | null): Promise<v.InferOutput<typeof noticeSchema> | null> {
  if (!file) return null;
  try {
    const parsed = v.safeParse(noticeSchema, JSON.parse((await file.read()).toString()));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
