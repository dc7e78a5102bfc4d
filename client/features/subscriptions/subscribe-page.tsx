import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { LOCALE_NAMES, type Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import {
  formatSubscriptionSearch,
  parseSubscriptionSearch,
  type SubscriptionSearch,
  searchVariables,
  toEstateFilter,
} from '../../../shared/subscriptions/subscription-search.ts';
import { useResult } from '../../data/results.ts';
import { runQueryOf } from '../../data/run-query.ts';
import { DeferredPart, deferred } from '../../deferred.tsx';
import { createFormAction } from '../../forms/form-action.ts';
import { type LoadedForm, loadForm } from '../../forms/loaded-form.ts';
import { PageForm } from '../../forms/page-form.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale, usePathTo } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { useSite } from '../../site.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchPreviewDocument } from './generated/subscriptions.generated.ts';
import { LINK_FORM, SUBSCRIBE_FORM } from './subscribe-form.ts';

const searchEditor = deferred(async () => (await import('./search-editor.tsx')).SearchEditor);

export const subscribePage: PageModule = {
  documents: [SearchPreviewDocument],
  deferred: [searchEditor],
  createLoader: (locale) => (args) => load(args, locale),
  createAction: (locale) => (args) =>
    new URL(args.request.url).searchParams.has(LINK) ? sendLink(locale)(args) : subscribe(locale)(args),
  Component: SubscribePage,
};

/** Query parameter: the page asks for a new link instead of a subscription. */
const LINK = 'link';

const sendLink = createFormAction(LINK_FORM, { sentPath: (path) => `${path}?${LINK}&sent` });
const subscribe = createFormAction(SUBSCRIBE_FORM, {
  aboutOf: (_, query) => ({ search: toEstateFilter(parseSubscriptionSearch(query)) }),
  sentPath: (_, locale, query) =>
    `${routePath('subscribeSuccess', locale)}?${formatSubscriptionSearch(parseSubscriptionSearch(query))}`,
});

interface LoaderData extends LoadedForm {
  unknownTown: string | null;
}

async function load({ request, context }: LoaderFunctionArgs, locale: Locale): Promise<LoaderData> {
  const url = new URL(request.url);
  // The server runs the loader for the first page, so the code is lazy-loaded.
  const { loadSearchPreview } = await import('./load-search-preview.ts');
  const unknownTown = await loadSearchPreview({ url, run: runQueryOf(context), locale });
  return { ...(await loadForm({ request, context })), unknownTown };
}

/** Shows the search first, then the form with the mail address. */
function SubscribePage() {
  const t = useMessages();
  const locale = useLocale();
  const [query] = useSearchParams();
  const { unknownTown } = useLoaderData<LoaderData>();
  const search = parseSubscriptionSearch(query);
  const page = useRef<HTMLDivElement>(null);
  const results = useResult(SearchPreviewDocument, searchVariables(search, locale));
  const editor = { search, results, otherParams: {}, unknownTown };
  const isLink = query.has(LINK);
  return (
    <div className="page form-page" ref={page}>
      <PageHead
        title={t('subscriptions.subscribe.title')}
        description={t('subscriptions.subscribe.description')}
        canonical={{ name: 'subscribe' }}
        isIndexed={[...query].length === 0}
      />
      <h1>{t(isLink ? 'subscriptions.link.title' : 'subscriptions.subscribe.title')}</h1>
      {!isLink && <p>{t('subscriptions.subscribe.intro')}</p>}
      {!isLink && <DeferredPart part={searchEditor} {...editor} />}
      {isLink ? <LinkForm /> : <SubscribeForm search={search} page={page} />}
    </div>
  );
}

function LinkForm() {
  const t = useMessages();
  const path = usePathTo()('subscribe');
  return (
    <div className="form-page__main">
      <PageForm
        form={LINK_FORM}
        path={`${path}?${LINK}`}
        intro={<p>{t('subscriptions.link.intro')}</p>}
        isOnce
      />
      <p>
        <a href={path}>{t('subscriptions.link.back')}</a>
      </p>
    </div>
  );
}

interface SubscribeFormProps {
  search: SubscriptionSearch;
  /** The page, which contains the filter form. */
  page: RefObject<HTMLElement | null>;
}

/** The submission has the filters as they are, also when the button of their form was not pressed. */
function SubscribeForm({ search, page }: SubscribeFormProps) {
  const t = useMessages();
  const path = usePathTo()('subscribe');
  const locale = useLocale();
  const { locales } = useSite();
  const [typed, setTyped] = useState<SubscriptionSearch | null>(null);
  const readFilters = () => flushSync(() => setTyped(readSearch(page.current)));
  return (
    <div className="form-page__main" onSubmitCapture={readFilters}>
      <PageForm
        form={SUBSCRIBE_FORM}
        path={`${path}?${formatSubscriptionSearch(typed ?? search)}`}
        intro={<h2>{t('subscriptions.subscribe.who')}</h2>}
        initial={{ mailLocale: locale }}
        choices={{ mailLocale: locales.map((value) => ({ value, label: LOCALE_NAMES[value] })) }}
      />
      <p>
        <a href={`${path}?${LINK}`}>{t('subscriptions.link.ask')}</a>
      </p>
    </div>
  );
}

/** Returns the search in the fields of the filter form; null without one. */
function readSearch(page: HTMLElement | null): SubscriptionSearch | null {
  const form = page?.querySelector<HTMLFormElement>('form.filters');
  if (!form) return null;
  return parseSubscriptionSearch(new URLSearchParams([...new FormData(form)] as [string, string][]));
}
