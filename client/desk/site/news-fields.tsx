import { useActionData } from 'react-router';
import { LOCALE_NAMES, type Locale } from '../../../shared/locales.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import type { RejectedChange } from '../change-action.ts';
import { useDesk } from '../desk-context.ts';
import { newsField } from './news-form.ts';
import type { EditedNews, NewsPreviews } from './news-item-page.tsx';

type Typed = Readonly<Record<string, string>>;

/** The form of a news item, with its preview. */
export function NewsFields({ item }: { item: EditedNews }) {
  const t = useMessages();
  const { locales } = useDesk();
  const action = useActionData<RejectedChange | NewsPreviews>();
  const typed = action?.values ?? {};
  return (
    <form method="post" className="desk-form">
      {item.name !== null && <input type="hidden" name="name" value={item.name} />}
      <input type="hidden" name="version" value={typed.version ?? item.version} />
      {action && 'previews' in action && <Previews previews={action.previews} />}
      <label className="field">
        {t('desk.news.date')}
        <input type="date" name="date" defaultValue={typed.date ?? item.date} required />
      </label>
      <p className="hint">{t('desk.news.hint')}</p>
      {locales.map((locale) => (
        <LanguageFields key={locale} locale={locale} item={item} typed={typed} />
      ))}
      <div className="desk-buttons">
        <Button type="submit" name="intent" value="save">
          {t('desk.news.save')}
        </Button>
        <Button type="submit" look="quiet" name="intent" value="preview">
          {t('desk.news.preview')}
        </Button>
        {item.name !== null && (
          <Button type="submit" look="quiet" name="intent" value="remove" formNoValidate>
            {t('desk.news.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The fields of a language; open when it is written, or the employee's own. */
function LanguageFields({ locale, item, typed }: { locale: Locale; item: EditedNews; typed: Typed }) {
  const t = useMessages();
  const { locale: own } = useDesk();
  const version = item.versions.find((each) => each.locale === locale);
  const names = {
    title: newsField('title', locale),
    summary: newsField('summary', locale),
    text: newsField('text', locale),
    alt: newsField('alt', locale),
  };
  const isWritten = Object.values(names).some((name) => typed[name]);
  const isOpen = version !== undefined || isWritten || (item.versions.length === 0 && locale === own);
  return (
    <details className="desk-details" open={isOpen}>
      <summary>{LOCALE_NAMES[locale]}</summary>
      <div className="desk-form" lang={locale}>
        <label className="field">
          {t('desk.news.title')}
          <input name={names.title} maxLength={200} defaultValue={typed[names.title] ?? version?.title} />
        </label>
        <label className="field">
          {t('desk.news.summary')}
          <textarea
            name={names.summary}
            rows={2}
            maxLength={400}
            defaultValue={typed[names.summary] ?? version?.summary}
          />
        </label>
        <label className="field">
          {t('desk.news.text')}
          <textarea name={names.text} rows={10} defaultValue={typed[names.text] ?? version?.text} />
        </label>
        <label className="field">
          {t('desk.news.alt')}
          <input name={names.alt} maxLength={200} defaultValue={typed[names.alt] ?? version?.alt} />
        </label>
      </div>
    </details>
  );
}

function Previews({ previews }: Pick<NewsPreviews, 'previews'>) {
  const t = useMessages();
  return (
    <section aria-labelledby="preview" className="desk-form">
      <h2 id="preview">{t('desk.news.previewTitle')}</h2>
      <p role="status">{t('desk.news.notSaved')}</p>
      {previews.map(({ locale, preview }) => (
        <div key={locale} lang={locale} className="desk-site__preview">
          {preview ? (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server leaves the elements of Markdown alone
            <div className="article__text" dangerouslySetInnerHTML={{ __html: preview.html }} />
          ) : (
            <p>{t('forms.fault.newsTooDeep')}</p>
          )}
        </div>
      ))}
      {previews.map(
        ({ locale, preview }) =>
          preview &&
          preview.leftOut.length > 0 && (
            <p key={locale} className="desk-mark">
              {t('desk.news.leftOut', {
                count: preview.leftOut.length,
                lines: preview.leftOut.join(', '),
                language: LOCALE_NAMES[locale as Locale],
              })}
            </p>
          ),
      )}
    </section>
  );
}
