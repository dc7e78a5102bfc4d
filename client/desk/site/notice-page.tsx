import { type LoaderFunctionArgs, type RouteObject, useActionData, useLoaderData } from 'react-router';
import { parseDay } from '../../../shared/days.ts';
import { MAX_ADDRESS, MAX_NOTICE } from '../../../shared/desk/site.ts';
import { LOCALE_NAMES, LOCALES } from '../../../shared/locales.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import {
  createChangeAction,
  mutationChange,
  type RejectedChange,
  textOf,
  versionOf,
} from '../change-action.ts';
import { deskOf, useDesk } from '../desk-context.ts';
import { ChangeOutcome } from '../frame/change-outcome.tsx';
import { DeskHead } from '../frame/desk-head.tsx';
import {
  NoticeAtDeskDocument,
  type NoticeAtDeskQuery,
  SaveNoticeDocument,
} from './generated/notice.generated.ts';

/** The sentence above every page. */
export const noticeRoute: RouteObject = {
  id: 'notice',
  path: 'site/notice',
  loader: load,
  action: createChangeAction({
    save: mutationChange(SaveNoticeDocument, 'saveNotice', (form) => {
      const [from, until] = [dayOf(form, 'from'), dayOf(form, 'until')];
      if (from === undefined || until === undefined) return null;
      const texts = LOCALES.flatMap((locale) => {
        const text = textOf(form, `text-${locale}`);
        return text ? [{ locale, text }] : [];
      });
      return {
        notice: { texts, link: textOf(form, 'link'), from, until },
        version: versionOf(form, 'version'),
      };
    }),
    remove: mutationChange(SaveNoticeDocument, 'saveNotice', (form) => ({
      notice: null,
      version: versionOf(form, 'version'),
    })),
  }),
  Component: NoticePage,
};

/** Null when the field is empty, undefined when it cannot be read. */
function dayOf(form: FormData, name: string): string | null | undefined {
  const typed = textOf(form, name);
  return typed === null ? null : (parseDay(typed) ?? undefined);
}

async function load({ context }: LoaderFunctionArgs): Promise<NoticeAtDeskQuery['deskNotice']> {
  return (await deskOf(context).run(NoticeAtDeskDocument, {})).deskNotice;
}

function NoticePage() {
  const t = useMessages();
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.site.notice')}>
        <a href="/desk/site">{t('desk.site.back')}</a>
      </DeskHead>
      <ChangeOutcome done={{ save: 'desk.notice.saved', remove: 'desk.notice.removed' }} />
      <NoticeForm />
    </div>
  );
}

function NoticeForm() {
  const t = useMessages();
  const { locales } = useDesk();
  const { texts, link, from, until, version } = useLoaderData<NoticeAtDeskQuery['deskNotice']>();
  const typed = useActionData<RejectedChange>()?.values ?? {};
  return (
    <form method="post" className="desk-form">
      <input type="hidden" name="version" value={typed.version ?? version} />
      <p className="hint">{t('desk.notice.hint')}</p>
      {locales.map((locale) => (
        <label key={locale} className="field">
          {LOCALE_NAMES[locale]}
          <textarea
            name={`text-${locale}`}
            lang={locale}
            rows={2}
            maxLength={MAX_NOTICE}
            defaultValue={typed[`text-${locale}`] ?? texts.find((each) => each.locale === locale)?.text}
          />
        </label>
      ))}
      <label className="field">
        {t('desk.notice.link')}
        <input name="link" maxLength={MAX_ADDRESS} defaultValue={typed.link ?? link ?? ''} />
      </label>
      <div className="desk-fields">
        <label className="field">
          {t('desk.notice.from')}
          <input type="date" name="from" defaultValue={typed.from ?? from ?? ''} />
        </label>
        <label className="field">
          {t('desk.notice.until')}
          <input type="date" name="until" defaultValue={typed.until ?? until ?? ''} />
        </label>
      </div>
      <div className="desk-buttons">
        <Button type="submit" name="intent" value="save">
          {t('desk.notice.save')}
        </Button>
        {texts.length > 0 && (
          <Button type="submit" look="quiet" name="intent" value="remove">
            {t('desk.notice.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
