/** The parts of the desk: its schema, the API for scripts, passkeys, and the changes that its open pages follow. */
import type { GraphQLSchema } from 'graphql';
import { createDeskExecutor, createDeskSchema } from '../../graphql/desk/schema.ts';
import { createDeskChanges } from '../features/desk/desk-changes.ts';
import { createPasskeys } from '../features/desk/sign-in/passkeys.ts';
import { createPasskeyVerifier } from '../features/desk/sign-in/verify-passkeys.ts';
import type { ChangeNotifications } from '../platform/change-notifications/change-notifications.ts';
import { getOrCreateSecret } from '../platform/database/secret.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { createDeskApi } from '../web/desk/desk-api.ts';
import { readDeskTypeDefs, readTypeDefs } from '../web/graphql/read-type-defs.ts';
import { createDeskPorts, type DeskPortDependencies } from './desk-ports.ts';

type ApiDependencies = Parameters<typeof createDeskApi>[0];

interface Dependencies
  extends Omit<DeskPortDependencies, 'passkeys'>,
    Pick<ApiDependencies, 'limits' | 'readBudget' | 'maxBytes'> {
  site: ApiDependencies['site'] & { publicUrl: string; agencyName: string };
  log: Logger;
  changeNotifications: Pick<ChangeNotifications, 'subscribe'>;
  /** The public schema. */
  schema: GraphQLSchema;
}

export async function createDesk(dependencies: Dependencies) {
  const { ports, schema, changeNotifications, site, limits, readBudget, maxBytes } = dependencies;
  const deskPasskeys = await createDeskPasskeys(dependencies);
  const desk = await createDeskPorts({ ...dependencies, passkeys: deskPasskeys });
  const deskSchema = createDeskSchema(readTypeDefs(), readDeskTypeDefs(), schema);
  const api = { schema: deskSchema, ports, desk, site, limits, readBudget, maxBytes };
  return {
    deskApi: await createDeskApi(api),
    createDeskExecutor: createDeskExecutor(deskSchema, { ports, desk }),
    deskPasskeys,
    deskChanges: createDeskChanges(changeNotifications),
  };
}

async function createDeskPasskeys({ db, site, now, log }: Dependencies) {
  const secret = await getOrCreateSecret(db, 'desk');
  return createPasskeys({ db, site, secret, now, verifier: createPasskeyVerifier({ site, log }) });
}
