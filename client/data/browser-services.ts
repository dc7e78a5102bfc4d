import { createContext } from 'react';
import type { MessagePart } from '../intl/message-parts.ts';
import type { RunQuery } from './run-query.ts';

/** Services that only the browser provides. */
export interface BrowserServices {
  /** Sends a network request and does not cache the result. */
  runUncached: RunQuery;
  /** Loads messages used in dialogs. */
  loadMessages(part: MessagePart): Promise<void>;
}

/** Null on the server. */
export const BrowserServicesContext = createContext<BrowserServices | null>(null);
