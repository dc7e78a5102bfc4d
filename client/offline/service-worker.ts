/** The script of the service worker. The server writes its configuration before it (`server/web/offline/`). */
import type { OfflineConfig } from '../../shared/offline.ts';
import { startWorker, type WorkerScope } from './worker.ts';

declare const OFFLINE: OfflineConfig | null;

startWorker(self as unknown as WorkerScope, OFFLINE);
