/** The pages of the desk. They are rendered on the server only; `enhance.ts` improves them in the browser. */
import { data, type RouteObject } from 'react-router';
import { accountRoute } from './account/account-page.tsx';
import { DESK_PATH } from './desk-path.ts';
import { DeskErrorPage } from './frame/desk-error-page.tsx';
import { DeskLayout } from './frame/desk-layout.tsx';
import { correctionsRoute } from './homes/corrections/corrections-page.tsx';
import { picturesRoute } from './homes/corrections/pictures-page.tsx';
import { textsRoute } from './homes/corrections/texts-page.tsx';
import { homeRoute } from './homes/home-page.tsx';
import { homesRoute } from './homes/homes-page.tsx';
import { rejectedRoute } from './homes/rejected-page.tsx';
import { logRoute } from './log/log-page.tsx';
import { messageRoute } from './messages/message-page.tsx';
import { messagesRoute } from './messages/messages-page.tsx';
import { reportsRoute } from './reports/reports-page.tsx';
import { signInLinkRoute } from './sign-in/link-page.tsx';
import { signInRoute } from './sign-in/sign-in-page.tsx';
import { hoursListRoute, hoursRoute } from './site/hours-page.tsx';
import { newNewsRoute, newsItemRoute } from './site/news-item-page.tsx';
import { newsListRoute } from './site/news-list-page.tsx';
import { noticeRoute } from './site/notice-page.tsx';
import { redirectsRoute } from './site/redirects-page.tsx';
import { siteRoute } from './site/site-page.tsx';
import { siteTextsRoute } from './site/texts-page.tsx';
import { stayRoute } from './stays/stay-page.tsx';
import { staysRoute } from './stays/stays-page.tsx';
import { unitRoute } from './stays/unit-page.tsx';
import { telephoneRoute } from './today/telephone-page.tsx';
import { todayRoute } from './today/today-page.tsx';
import { viewingRoute } from './today/viewing-page.tsx';

/** Creates the route table. Its pages need a session, except those of sign-in. */
export function createDeskRoutes(): RouteObject[] {
  return [
    {
      id: 'desk',
      path: DESK_PATH,
      Component: DeskLayout,
      children: [
        {
          id: 'page',
          ErrorBoundary: DeskErrorPage,
          children: [
            todayRoute,
            viewingRoute,
            telephoneRoute,
            staysRoute,
            stayRoute,
            unitRoute,
            messagesRoute,
            messageRoute,
            homesRoute,
            rejectedRoute,
            homeRoute,
            correctionsRoute,
            textsRoute,
            picturesRoute,
            siteRoute,
            noticeRoute,
            hoursListRoute,
            hoursRoute,
            newsListRoute,
            newNewsRoute,
            newsItemRoute,
            siteTextsRoute,
            redirectsRoute,
            reportsRoute,
            logRoute,
            accountRoute,
            signInRoute,
            signInLinkRoute,
            { path: '*', loader: notFound, Component: EmptyPage },
          ],
        },
      ],
    },
  ];
}

/** Never rendered: the loader always throws a response. */
function EmptyPage() {
  return null;
}

function notFound(): never {
  throw data(null, { status: 404 });
}
