import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  useLoaderData,
} from 'react-router';
import { dayInBrussels } from '../../../shared/days.ts';
import { useMessages } from '../../intl/use-messages.ts';
import {
  createChangeAction,
  fieldOf,
  mutationChange,
  textOf,
  valuesOf,
  versionOf,
} from '../change-action.ts';
import { deskOf } from '../desk-context.ts';
import { ChangeOutcome } from '../frame/change-outcome.tsx';
import { DeskHead } from '../frame/desk-head.tsx';
import {
  NewsItemAtDeskDocument,
  type NewsItemAtDeskQuery,
  NewsPreviewDocument,
  type NewsPreviewQuery,
  RemoveNewsDocument,
  SaveNewsDocument,
  SaveNewsPictureDocument,
} from './generated/news.generated.ts';
import { NewsFields } from './news-fields.tsx';
import { readNewsForm } from './news-form.ts';
import { NewsPictureForm } from './news-picture-form.tsx';

/** A new news item. */
export const newNewsRoute: RouteObject = {
  id: 'new-news',
  path: 'site/news/new',
  loader: loadNew,
  action: act,
  Component: NewsItemPage,
};

/** A news item that employees wrote. */
export const newsItemRoute: RouteObject = {
  id: 'news-item',
  path: 'site/news/:name',
  loader: load,
  action: act,
  Component: NewsItemPage,
};

/** A new item has no name, and version 0. */
export type EditedNews = Omit<NonNullable<NewsItemAtDeskQuery['deskNewsItem']>, 'name' | '__typename'> & {
  name: string | null;
};

/** The text in the languages in which it was typed. */
export interface NewsPreviews {
  values: Record<string, string>;
  previews: { locale: string; preview: NewsPreviewQuery['newsPreview'] }[];
}

function loadNew({ context }: LoaderFunctionArgs): EditedNews {
  if (deskOf(context).role !== 'MANAGER') throw data(null, { status: 403 });
  return {
    name: null,
    date: dayInBrussels(deskOf(context).now),
    versions: [],
    hasPicture: false,
    version: 0,
  };
}

async function load({ params, context }: LoaderFunctionArgs): Promise<EditedNews> {
  const { deskNewsItem } = await deskOf(context).run(NewsItemAtDeskDocument, { name: params.name ?? '' });
  if (!deskNewsItem) throw data(null, { status: 404 });
  return deskNewsItem;
}

const nameAndVersion = (form: FormData) => ({
  name: fieldOf(form, 'name'),
  version: versionOf(form, 'version'),
});

const changeNews = createChangeAction(
  {
    save: mutationChange(SaveNewsDocument, 'saveNews', readNewsForm),
    remove: mutationChange(RemoveNewsDocument, 'removeNews', nameAndVersion),
    // The server puts the bytes into the form.
    picture: mutationChange(SaveNewsPictureDocument, 'saveNewsPicture', (form) => ({
      ...nameAndVersion(form),
      picture: fieldOf(form, 'picture'),
    })),
    removePicture: mutationChange(SaveNewsPictureDocument, 'saveNewsPicture', (form) => ({
      ...nameAndVersion(form),
      picture: null,
    })),
  },
  (intent, form) =>
    intent === 'remove'
      ? '/desk/site/news'
      : `/desk/site/news/${readNewsForm(form)?.name ?? textOf(form, 'name')}`,
);

/** A preview changes nothing: it shows the form again, with the text as visitors see it. */
async function act(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  return form.get('intent') === 'preview' ? showPreview(form, args) : changeNews(args);
}

async function showPreview(form: FormData, { context }: ActionFunctionArgs): Promise<NewsPreviews> {
  const { run } = deskOf(context);
  const previews: NewsPreviews['previews'] = [];
  for (const { locale, text } of readNewsForm(form)?.item.versions ?? []) {
    const { newsPreview } = await run(NewsPreviewDocument, { locale, text });
    previews.push({ locale, preview: newsPreview });
  }
  return { values: valuesOf(form), previews };
}

function NewsItemPage() {
  const t = useMessages();
  const item = useLoaderData<EditedNews>();
  return (
    <div className="desk-page">
      <DeskHead title={item.versions[0]?.title ?? t('desk.news.new')}>
        <a href="/desk/site/news">{t('desk.site.news')}</a>
      </DeskHead>
      <ChangeOutcome
        done={{
          save: 'desk.news.saved',
          picture: 'desk.news.pictureSaved',
          removePicture: 'desk.news.pictureRemoved',
        }}
      />
      <NewsFields item={item} />
      {item.name !== null && <NewsPictureForm item={item} name={item.name} />}
    </div>
  );
}
