/** Asks each connected CRM for a token, which shows whether its key is right. */
import { type Finding, ok, wrong } from '../../composition/start-checks/finding.ts';
import { ApiClient } from '../../features/import/connections/api-client.ts';
import type { Connection } from '../../features/import/connections/connections.ts';
import { createTokens } from '../../features/import/connections/sweepbright/tokens.ts';
import { WhiseSession } from '../../features/import/connections/whise/whise-session.ts';
import type { WhiseConnection } from '../../features/import/connections/whise/whise-settings.ts';
import { addressList } from '../../platform/fetching/public-addresses.ts';
import type { Settings } from '../../settings/settings.ts';

const DEADLINE_MS = 20_000;

type ConnectionSettings = Pick<Settings, 'feedConnections' | 'privateMediaAddresses'>;

/** Returns a finding for each connected CRM. */
export function checkConnections(settings: ConnectionSettings): Promise<Finding[]> {
  const allowed = addressList(settings.privateMediaAddresses);
  return Promise.all(
    [...settings.feedConnections].map(async ([feed, connection]) => {
      const fault = await findFault(connection, allowed);
      return fault
        ? wrong('connection', `the feed ${feed}: ${fault}. Correct the key, or ask the supplier of the CRM.`)
        : ok('connection', `the feed ${feed} has a valid key`);
    }),
  );
}

type Allowed = ReturnType<typeof addressList>;

async function findFault(connection: Connection, allowed: Allowed): Promise<string | null> {
  if (connection.system === 'whise') return findWhiseFault(connection, allowed);
  const { fault } = await createTokens(connection, { allowed, now: Date.now }).get();
  return fault ? `SweepBright gives no token: ${fault.reason}` : null;
}

async function findWhiseFault(connection: WhiseConnection, allowed: Allowed): Promise<string | null> {
  const client = new ApiClient({
    system: 'Whise',
    allowed,
    signal: AbortSignal.timeout(DEADLINE_MS),
    now: () => new Date(),
    wait: () => Promise.reject(new Error('Whise cannot be reached, or allows no more requests just now')),
  });
  const offices = connection.officeIds.length > 0 ? connection.officeIds : [undefined];
  for (const officeId of offices) {
    const session = new WhiseSession(client, connection, officeId);
    const fault = await session.findAccessFault().catch((error: Error) => error.message);
    if (fault) return fault;
  }
  return null;
}
