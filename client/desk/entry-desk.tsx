import type { ReactNode } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import {
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { FORMAT_LOCALES } from '../../shared/locales.ts';
import { LocaleContext } from '../locale.tsx';
import { type DeskFrame, DeskFrameContext } from './desk-context.ts';

interface DeskPageProps {
  frame: DeskFrame;
  intl: IntlShape;
  handler: StaticHandler;
  context: StaticHandlerContext;
  assets: { styles: readonly string[]; theme: string; script: string };
}

/** Returns the page of a request as a React node; its loaders have run. */
export function createDeskPage({ frame, intl, handler, context, assets }: DeskPageProps): ReactNode {
  const router = createStaticRouter(handler.dataRoutes, context);
  return (
    <DeskFrameContext value={frame}>
      <LocaleContext value={frame.locale}>
        <RawIntlProvider value={intl}>
          <html lang={FORMAT_LOCALES[frame.locale]}>
            <head>
              <meta charSet="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <meta name="color-scheme" content="light dark" />
              <meta name="robots" content="noindex" />
              {assets.styles.map((href) => (
                <link key={href} rel="stylesheet" href={href} />
              ))}
              {assets.theme && <style>{assets.theme}</style>}
              <script type="module" src={assets.script} async />
            </head>
            <body>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </body>
          </html>
        </RawIntlProvider>
      </LocaleContext>
    </DeskFrameContext>
  );
}
