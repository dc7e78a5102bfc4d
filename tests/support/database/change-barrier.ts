import pg from 'pg';
import type { ChangeNotifications } from '../../../server/platform/change-notifications/change-notifications.ts';
import type { Change } from '../../../server/platform/change-notifications/listen-for-changes.ts';
import { type DatabaseTarget, poolConfig } from '../../../server/platform/database/connect.ts';

export interface ChangeBarrier {
  /** Resolves when a site has seen the notifications of all changes that are committed now. */
  pass(): Promise<void>;
  close(): Promise<void>;
}

/** Whether a change is about a unit that does not exist. */
export const isOfBarrier = ({ unit }: Change): boolean => Number(unit) < 0;

/** The statement that sends the notification of the barrier. */
export const BARRIER_STATEMENT =
  'select pg_notify($1, $2), (select version::int from publication) as version';

interface FollowedChanges {
  changeNotifications: Pick<ChangeNotifications, 'subscribe'>;
  catalogueVersion: Readonly<{ databaseNumber: number | null }>;
}

/** How long a request waits at most for a version that the site may never adopt, such as in tests of outages. */
const MAX_ADOPTION_MS = 1_000;

/**
 * Waits for a site's change notifications. PostgreSQL delivers notifications in the order of their commits, so the
 * site has seen all earlier ones when it receives that of the barrier, which is about a unit that does not exist. A
 * site that connects again reads everything anew.
 */
export function createChangeBarrier(
  target: DatabaseTarget,
  { changeNotifications, catalogueVersion: version }: FollowedChanges,
): ChangeBarrier {
  const pool = new pg.Pool({ ...poolConfig(target), application_name: 'baksteen barrier', max: 1 });
  pool.on('error', () => {});
  const waiting = new Map<number, () => void>();
  let last = 0;
  const passed = (unit: number) => {
    waiting.get(unit)?.();
    waiting.delete(unit);
  };
  changeNotifications.subscribe({
    onChange: (_, { unit }) => passed(Number(unit)),
    onReconnect: () => {
      for (const unit of waiting.keys()) passed(unit);
    },
  });
  /** A version is adopted a moment after its notification, because the site prepares for it. */
  const adoption = async (number: number) => {
    const end = performance.now() + MAX_ADOPTION_MS;
    while ((version.databaseNumber ?? number) < number && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 2));
  };
  return {
    async pass() {
      last -= 1;
      const unit = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(unit, resolve);
      const sent = await pool
        .query(BARRIER_STATEMENT, ['nights', JSON.stringify({ unit })])
        .catch(() => null);
      if (!sent) passed(unit);
      await promise;
      await adoption(sent?.rows[0]?.version ?? 0);
    },
    close: () => pool.end(),
  };
}
