import { type LoaderFunctionArgs, type RouteObject, useActionData, useLoaderData } from 'react-router';
import { MAX_TEXT_SEARCH } from '../../../shared/desk/site.ts';
import { isLocale, LOCALE_NAMES, LOCALES, type Locale } from '../../../shared/locales.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import {
  createChangeAction,
  fieldOf,
  mutationChange,
  type RejectedChange,
  textOf,
  versionOf,
} from '../change-action.ts';
import { deskOf } from '../desk-context.ts';
import { ChangeOutcome } from '../frame/change-outcome.tsx';
import { DeskHead } from '../frame/desk-head.tsx';
import {
  SaveSiteTextDocument,
  TextsAtDeskDocument,
  type TextsAtDeskQuery,
} from './generated/texts.generated.ts';

/** Single texts of the site in the agency's own words. */
export const siteTextsRoute: RouteObject = {
  id: 'site-texts',
  path: 'site/texts',
  loader: load,
  action: createChangeAction({
    save: mutationChange(SaveSiteTextDocument, 'saveSiteText', (form) =>
      textChange(form, textOf(form, 'text')?.replaceAll('\r\n', '\n') ?? null),
    ),
    restore: mutationChange(SaveSiteTextDocument, 'saveSiteText', (form) => textChange(form, null)),
  }),
  Component: TextsPage,
};

function textChange(form: FormData, text: string | null) {
  const locale = textOf(form, 'language');
  if (!isLocale(locale)) return null;
  return { locale, key: fieldOf(form, 'key'), text, version: versionOf(form, 'version') };
}

interface LoaderData {
  locale: Locale;
  words: string;
  found: TextsAtDeskQuery['siteTexts'];
}

async function load({ request, context }: LoaderFunctionArgs): Promise<LoaderData> {
  const { run, locale: own } = deskOf(context);
  const { searchParams } = new URL(request.url);
  const language = searchParams.get('language');
  const locale = isLocale(language) ? language : own;
  const words = (searchParams.get('q') ?? '').slice(0, MAX_TEXT_SEARCH);
  const { siteTexts } = await run(TextsAtDeskDocument, { locale, words });
  return { locale, words, found: siteTexts };
}

function TextsPage() {
  const t = useMessages();
  const { words, found } = useLoaderData<LoaderData>();
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.site.texts')}>
        <a href="/desk/site">{t('desk.site.back')}</a>
      </DeskHead>
      <ChangeOutcome done={{ save: 'desk.texts.saved', restore: 'desk.texts.restored' }} />
      <SearchForm />
      {found.texts.length === 0 && (
        <p role="status">{t(words ? 'desk.texts.nothingFound' : 'desk.texts.none')}</p>
      )}
      <ul className="desk-list">
        {found.texts.map((text) => (
          <TextRow key={text.key} text={text} />
        ))}
      </ul>
    </div>
  );
}

function SearchForm() {
  const t = useMessages();
  const { locale, words } = useLoaderData<LoaderData>();
  return (
    <search>
      <form className="desk-homes__search">
        <label className="field">
          {t('desk.texts.search')}
          <input type="search" name="q" defaultValue={words} maxLength={MAX_TEXT_SEARCH} />
        </label>
        <label className="field">
          {t('desk.texts.language')}
          <select name="language" defaultValue={locale}>
            {LOCALES.map((each) => (
              <option key={each} value={each}>
                {LOCALE_NAMES[each]}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">{t('desk.homes.find')}</Button>
      </form>
    </search>
  );
}

/** A text with its form, which is open after the change was rejected. */
function TextRow({ text: { key, text, replacement } }: { text: LoaderData['found']['texts'][number] }) {
  const t = useMessages();
  const { locale, found } = useLoaderData<LoaderData>();
  const rejected = useActionData<RejectedChange>()?.values;
  const own = rejected?.key === key ? rejected : undefined;
  const typed = own?.text;
  return (
    <li className="desk-row desk-site__text">
      <details className="desk-details" open={typed !== undefined}>
        <summary lang={locale}>{replacement ?? text}</summary>
        <form method="post" className="desk-form">
          <input type="hidden" name="language" value={locale} />
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="version" value={own?.version ?? found.version} />
          <p className="desk-soft">
            {t('desk.texts.original')} <span lang={locale}>{text}</span>
          </p>
          <label className="field">
            {t('desk.texts.own')}
            <textarea name="text" lang={locale} rows={3} defaultValue={typed ?? replacement ?? text} />
          </label>
          <p className="hint">{t('desk.texts.hint')}</p>
          <div className="desk-buttons">
            <Button type="submit" name="intent" value="save">
              {t('desk.texts.save')}
            </Button>
            {replacement !== null && (
              <Button type="submit" look="quiet" name="intent" value="restore">
                {t('desk.texts.restore')}
              </Button>
            )}
          </div>
          <p className="desk-soft">
            <code>{key}</code>
          </p>
        </form>
      </details>
    </li>
  );
}
