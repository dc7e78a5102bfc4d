/** A site's connection to its database, which tests can interrupt. */
import { connect, type DatabaseConnection, type DatabaseTarget } from '../../../server/database/connect.ts';
import { openSocketLine, type SocketLine } from '../socket-line.ts';
import { until } from '../until.ts';

export interface DatabaseLine {
  open(target: DatabaseTarget): Promise<DatabaseConnection & { target: DatabaseTarget }>;
  /** Closes the line. Resolves when the site has noticed. */
  cut(): Promise<void>;
  /** Blocks all traffic without closing connections. */
  freeze(): void;
  /** Restores the line. Resolves when the site has noticed; does nothing when the line is open. */
  mend(): Promise<void>;
}

/** The default timeout of a running site. */
const DEADLINE_MS = 15_000;

export function createDatabaseLine(): DatabaseLine {
  let line: SocketLine | undefined;
  let connection: DatabaseConnection | undefined;
  const isUnreachable = () => connection?.reachability.isUnreachable;
  return {
    async open(target) {
      const opened = await openSocketLine(target);
      const made = connect(opened.near, { deadlineMs: DEADLINE_MS });
      line = opened;
      connection = made;
      const close = async () => {
        await made.close();
        await opened.remove();
      };
      return { ...made, target: opened.near, close };
    },
    async cut() {
      await line?.cut();
      await until(isUnreachable, true);
    },
    freeze: () => line?.freeze(),
    async mend() {
      await line?.mend();
      await until(isUnreachable, false);
    },
  };
}
