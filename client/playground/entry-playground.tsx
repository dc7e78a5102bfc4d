import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { EXAMPLES } from './examples.data.ts';
import { EXAMPLES_PLUGIN } from './examples.tsx';
import { createFetcher } from './fetcher.ts';

const fetcher = createFetcher();
const plugins = [EXAMPLES_PLUGIN, HISTORY_PLUGIN];

createRoot(document.getElementById('playground') as HTMLElement).render(
  <GraphiQL
    fetcher={fetcher}
    defaultTabs={EXAMPLES.slice(0, 1)}
    plugins={plugins}
    visiblePlugin={EXAMPLES_PLUGIN}
  />,
);
