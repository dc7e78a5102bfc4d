/** Asks each connected CRM for a token, which shows whether its key is right. */
import { setTimeout } from 'node:timers/promises';
import { type Finding, ok, wrong } from '../../composition/start-checks/finding.ts';
import { ApiClient } from '../../features/import/connections/api-client.ts';
import type { Connection } from '../../features/import/connections/connections.ts';
import { SkarabeeSession } from '../../features/import/connections/skarabee/skarabee-session.ts';
import { listPublications } from '../../features/import/connections/skarabee/summaries.ts';
import { createTokens } from '../../features/import/connections/sweepbright/tokens.ts';
import { WhiseSession } from '../../features/import/connections/whise/whise-session.ts';
import type { WhiseConnection } from '../../features/import/connections/whise/whise-settings.ts';
import { readOptionLists } from '../../features/import/connections/zabun/option-lists.ts';
import { ZabunSession } from '../../features/import/connections/zabun/zabun-session.ts';
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
  switch (connection.system) {
    case 'sweepbright': {
      const { fault } = await createTokens(connection, { allowed, now: Date.now }).get();
      return fault ? `SweepBright gives no token: ${fault.reason}` : null;
    }
    case 'whise':
      return findWhiseFault(createClient('Whise', allowed), connection);
    case 'skarabee': {
      const session = new SkarabeeSession(createClient('Skarabee', allowed), connection);
      return faultOf(listPublications(session, connection, new Date()));
    }
    case 'zabun':
      return faultOf(readOptionLists(new ZabunSession(createClient('Zabun', allowed), connection)));
  }
}

/** The pause between two requests of a CRM is shorter. */
const MAX_WAIT_MS = 1_000;

/** A client that waits only between requests: the check ends soon. */
function createClient(system: string, allowed: Allowed): ApiClient {
  return new ApiClient({
    system,
    allowed,
    signal: AbortSignal.timeout(DEADLINE_MS),
    now: () => new Date(),
    wait(ms, signal) {
      if (ms <= MAX_WAIT_MS) return setTimeout(ms, undefined, { signal });
      throw new Error(`${system} cannot be reached, or allows no more requests just now`);
    },
  });
}

async function faultOf(answer: Promise<object>): Promise<string | null> {
  const found = await answer.catch((error: Error) => ({ fault: error.message }));
  return 'fault' in found ? String(found.fault) : null;
}

async function findWhiseFault(client: ApiClient, connection: WhiseConnection): Promise<string | null> {
  const offices = connection.officeIds.length > 0 ? connection.officeIds : [undefined];
  for (const officeId of offices) {
    const session = new WhiseSession(client, connection, officeId);
    const fault = await session.findAccessFault().catch((error: Error) => error.message);
    if (fault) return fault;
  }
  return null;
}
