import { createContext } from 'react';
import type { MessagePart } from '../intl/message-parts.ts';
import type { Run } from './run.ts';

/** What a browser can do for a page that is open. */
export interface BrowserMeans {
  /** Asks the network anew, and remembers nothing. */
  ask: Run;
  /** Loads messages of dialogs. */
  loadPart(part: MessagePart): Promise<void>;
}

/** Null on the server. */
export const BrowserMeansContext = createContext<BrowserMeans | null>(null);
