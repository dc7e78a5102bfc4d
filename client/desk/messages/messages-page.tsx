import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { useMessages } from '../../intl/use-messages.ts';
import { deskOf } from '../desk-context.ts';
import { DeskHead } from '../frame/desk-head.tsx';
import { MessagesDocument, type MessagesQuery } from './generated/messages.generated.ts';
import { type ListParams, listPath, parseListParams } from './list-params.ts';
import { MessageFilterForm } from './message-filter-form.tsx';
import { MessageLine } from './message-line.tsx';

/** The messages of visitors: by default the open ones, overdue ones first. */
export const messagesRoute: RouteObject = {
  id: 'messages',
  path: 'messages',
  loader: load,
  Component: MessagesPage,
};

interface LoaderData {
  params: ListParams;
  list: MessagesQuery['messages'];
}

async function load({ request, context }: LoaderFunctionArgs): Promise<LoaderData> {
  const params = parseListParams(new URL(request.url).searchParams);
  const { messages } = await deskOf(context).run(MessagesDocument, { ...params });
  return { params, list: messages };
}

function MessagesPage() {
  const t = useMessages();
  const { params, list } = useLoaderData<LoaderData>();
  return (
    <div className="desk-page" data-live>
      <DeskHead title={t('desk.menu.messages')} />
      <MessageFilterForm params={params} />
      {list.messages.length === 0 ? (
        <p>{t(params.search ? 'desk.messages.nothingFound' : 'desk.messages.empty')}</p>
      ) : (
        <ol className="desk-list">
          {list.messages.map((message) => (
            <MessageLine key={message.id} message={message} />
          ))}
        </ol>
      )}
      <PageLinks params={params} hasNext={list.hasNext} />
    </div>
  );
}

function PageLinks({ params, hasNext }: { params: ListParams; hasNext: boolean }) {
  const t = useMessages();
  const { page } = params;
  if (page === 1 && !hasNext) return null;
  const pathOf = (other: number) => listPath({ ...params, page: other });
  return (
    <nav className="desk-days" aria-label={t('desk.messages.pages')}>
      {page > 1 && <a href={pathOf(page - 1)}>{t('desk.messages.previous')}</a>}
      {hasNext && <a href={pathOf(page + 1)}>{t('desk.messages.next')}</a>}
    </nav>
  );
}
