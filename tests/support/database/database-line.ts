/** A site's way to its database, which can be cut. */
import { connect, type DatabaseConnection, type DatabaseTarget } from '../../../server/database/connect.ts';
import { openSocketLine, type SocketLine } from '../socket-line.ts';
import { until } from '../until.ts';

export interface DatabaseLine {
  open(target: DatabaseTarget): Promise<DatabaseConnection & { target: DatabaseTarget }>;
  /** Resolves once the site knows. */
  cut(): Promise<void>;
  /** Nothing comes through any more, and nobody is told. */
  freeze(): void;
  /** Resolves once the site knows; does nothing to a line that is whole. */
  mend(): Promise<void>;
}

/** As of a site that is run. */
const DEADLINE_MS = 15_000;

export function createDatabaseLine(): DatabaseLine {
  let line: SocketLine | undefined;
  let connection: DatabaseConnection | undefined;
  const isAway = () => connection?.reachability.isUnreachable;
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
      await until(isAway, true);
    },
    freeze: () => line?.freeze(),
    async mend() {
      await line?.mend();
      await until(isAway, false);
    },
  };
}
