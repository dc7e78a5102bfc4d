import { createContext } from 'react';
import type { MessageFile } from '../intl/message-files.ts';
import type { RunQuery } from './run-query.ts';

/** Services that only the browser provides. */
export interface BrowserServices {
  /** Sends a network request and does not cache the result. */
  runUncached: RunQuery;
  /** Loads a message file used in dialogs. */
  loadMessages(file: MessageFile): Promise<void>;
}

/** Null on the server. */
export const BrowserServicesContext = createContext<BrowserServices | null>(null);
