import { createContext } from 'react';
import type { MessagePart } from '../intl/message-parts.ts';
import type { Run } from './run.ts';

/** What a component may ask of the browser's side. */
export interface BrowserServices {
  /** Asks the network anew, and remembers nothing. */
  ask: Run;
  /** Loads messages of dialogs. */
  loadPart(part: MessagePart): Promise<void>;
}

/** Null on the server. */
export const BrowserServicesContext = createContext<BrowserServices | null>(null);
