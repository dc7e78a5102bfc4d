import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { EXAMPLES } from './examples.data.ts';

const fetcher = createGraphiQLFetcher({ url: '/graphql' });

createRoot(document.getElementById('playground') as HTMLElement).render(
  <GraphiQL fetcher={fetcher} defaultTabs={EXAMPLES} />,
);
