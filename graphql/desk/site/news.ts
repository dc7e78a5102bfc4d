/** News that employees write. */
import { change, type DeskPayloadParent } from '../change.ts';
import type { DeskContext } from '../context.ts';
import type { DeskNewsItemResolvers, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { changeOf, MAX_SUBJECT } from './site-change.ts';

const deskNews: QueryResolvers['deskNews'] = (_, _args, { desk }) => desk.site.news.list();

const deskNewsItem: QueryResolvers['deskNewsItem'] = (_, { name }, { desk }) => desk.site.news.find(name);

const newsPreview: QueryResolvers['newsPreview'] = (_, version, { desk }) => desk.site.news.preview(version);

const saveNews: MutationResolvers['saveNews'] = (_, { name, item, version }, context) =>
  changeNews('saveNews', name, context, (news) => news.save(name, item, changeOf(version, context)));

const removeNews: MutationResolvers['removeNews'] = (_, { name, version }, context) =>
  changeNews('removeNews', name, context, (news) => news.remove(name, changeOf(version, context)));

const saveNewsPicture: MutationResolvers['saveNewsPicture'] = (_, { name, picture, version }, context) => {
  const bytes = typeof picture === 'string' ? Buffer.from(picture, 'base64') : null;
  return changeNews('saveNewsPicture', name, context, (news) =>
    news.savePicture(name, bytes, changeOf(version, context)),
  );
};

type News = DeskContext['desk']['site']['news'];

function changeNews(
  action: string,
  name: string,
  context: DeskContext,
  write: (news: News) => ReturnType<News['remove']>,
): Promise<DeskPayloadParent> {
  return change({ action, subject: name.slice(0, MAX_SUBJECT) }, write(context.desk.site.news), context);
}

const DeskNewsItem: DeskNewsItemResolvers = {
  hasPicture: ({ picture }) => picture !== null,
};

export const newsResolversOfDesk = {
  Query: { deskNews, deskNewsItem, newsPreview },
  Mutation: { saveNews, removeNews, saveNewsPicture },
  DeskNewsItem,
};
