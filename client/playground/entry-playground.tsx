import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { CopyLink } from './copy-link.tsx';
import { DOCUMENTATION_PLUGIN, DocumentationState } from './documentation.tsx';
import { EXAMPLES } from './examples.data.ts';
import { EXAMPLES_PLUGIN } from './examples.tsx';
import { createFetcher } from './fetcher.ts';
import { Session } from './session.tsx';
import { readShareLink } from './share-link.ts';

const fetcher = createFetcher(location.search);
const plugins = [EXAMPLES_PLUGIN, HISTORY_PLUGIN];
const shared = readShareLink(location);

// A browser does not load the page again for another fragment.
addEventListener('hashchange', () => location.hash.startsWith('#query=') && location.reload());

createRoot(document.getElementById('playground') as HTMLElement).render(
  <GraphiQL
    fetcher={fetcher}
    defaultTabs={[shared ?? { query: EXAMPLES[0]?.query ?? null }]}
    // Without its own variables, a shared query would get those of the last visit.
    initialQuery={shared?.query}
    initialVariables={shared?.variables}
    plugins={plugins}
    referencePlugin={DOCUMENTATION_PLUGIN}
    visiblePlugin={EXAMPLES_PLUGIN}
  >
    <GraphiQL.Toolbar>{Toolbar}</GraphiQL.Toolbar>
    <DocumentationState>
      <Session shared={shared} />
    </DocumentationState>
  </GraphiQL>,
);

function Toolbar({ prettify, merge, copy }: Record<'prettify' | 'merge' | 'copy', ReactNode>) {
  return (
    <>
      {prettify}
      {merge}
      {copy}
      <CopyLink />
    </>
  );
}
