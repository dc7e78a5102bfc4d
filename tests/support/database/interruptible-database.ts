/** A site's connection to its database, which tests can interrupt. */
import {
  connect,
  type DatabaseConnection,
  type DatabaseTarget,
} from '../../../server/platform/database/connect.ts';
import { openSocketProxy, type SocketProxy } from '../socket-proxy.ts';
import { until } from '../until.ts';

export interface InterruptibleDatabase {
  open(target: DatabaseTarget): Promise<DatabaseConnection & { target: DatabaseTarget }>;
  /** Closes the line. Resolves when the site has noticed. */
  interrupt(): Promise<void>;
  /** Blocks all traffic without closing connections. */
  freeze(): void;
  /** Restores the line. Resolves when the site has noticed; does nothing when the line is open. */
  restore(): Promise<void>;
}

/** The default timeout of a running site. */
const DEADLINE_MS = 15_000;

export function createInterruptibleDatabase(): InterruptibleDatabase {
  let proxy: SocketProxy | undefined;
  let connection: DatabaseConnection | undefined;
  const isUnreachable = () => connection?.reachability.isUnreachable;
  return {
    async open(target) {
      const opened = await openSocketProxy(target);
      const connected = connect(opened.client, { deadlineMs: DEADLINE_MS });
      proxy = opened;
      connection = connected;
      const close = async () => {
        await connected.close();
        await opened.remove();
      };
      return { ...connected, target: opened.client, close };
    },
    async interrupt() {
      await proxy?.close();
      await until(isUnreachable, true);
    },
    freeze: () => proxy?.freeze(),
    async restore() {
      await proxy?.reopen();
      await until(isUnreachable, false);
    },
  };
}
