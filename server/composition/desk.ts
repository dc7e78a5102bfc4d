/** The parts of the desk: its ports, its schema, and the changes that its open pages follow. */
import type { GraphQLSchema } from 'graphql';
import type { Kysely } from 'kysely';
import type { IntlShape } from 'react-intl';
import type { GraphPorts } from '../../graphql/context.ts';
import type { DeskPorts } from '../../graphql/desk/ports.ts';
import { createDeskExecutor, createDeskSchema } from '../../graphql/desk/schema.ts';
import type { Locale } from '../../shared/locales.ts';
import { createDeskChanges } from '../features/desk/desk-changes.ts';
import { createReplyLink } from '../features/desk/reply-link.ts';
import { createPasskeys } from '../features/desk/sign-in/passkeys.ts';
import { createPasskeyVerifier } from '../features/desk/sign-in/verify-passkeys.ts';
import { createDeskAccounts } from '../features/desk/store/accounts.ts';
import { createBlockedTimes } from '../features/desk/store/blocked-times.ts';
import { createDeskEmployees } from '../features/desk/store/employees.ts';
import { createDeskHomes } from '../features/desk/store/homes.ts';
import { createDeskListings } from '../features/desk/store/listings.ts';
import { createDeskLog } from '../features/desk/store/log.ts';
import { createDeskMessages } from '../features/desk/store/messages.ts';
import { createDeskPeople } from '../features/desk/store/people.ts';
import { createDeskStays } from '../features/desk/store/stays.ts';
import { createDeskViewings } from '../features/desk/store/viewings.ts';
import { listRejectedRecords } from '../features/import/store/rejected-records.ts';
import { describeSearch } from '../features/subscriptions/describe-search.ts';
import type { ChangeNotifications } from '../platform/change-notifications/change-notifications.ts';
import type { Database } from '../platform/database/connect.ts';
import { getOrCreateSecret } from '../platform/database/secret.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { addMailsTo } from '../platform/mail/queue.ts';
import type { Settings } from '../settings/settings.ts';
import { createDeskApi } from '../web/desk/desk-api.ts';
import { readDeskTypeDefs, readTypeDefs } from '../web/graphql/read-type-defs.ts';

type ApiDependencies = Parameters<typeof createDeskApi>[0];

interface PasskeyDependencies {
  db: Kysely<Database>;
  intls: Record<Locale, IntlShape>;
  site: { publicUrl: string; agencyName: string };
  now: () => Date;
  log: Logger;
}

interface Dependencies
  extends PasskeyDependencies,
    Pick<ApiDependencies, 'limits' | 'readBudget' | 'maxBytes'> {
  site: ApiDependencies['site'] & PasskeyDependencies['site'];
  jobs(): Promise<Pick<Jobs, 'add'>>;
  changeNotifications: Pick<ChangeNotifications, 'subscribe'>;
  ports: GraphPorts;
  /** The public schema. */
  schema: GraphQLSchema;
  settings: Pick<Settings, 'agency'>;
}

export async function createDesk(dependencies: Dependencies) {
  const { db, ports, schema, changeNotifications, intls, jobs, now } = dependencies;
  const { employees, name: agencyName } = dependencies.settings.agency;
  const deskPasskeys = await createDeskPasskeys(dependencies);
  const { db, ports, schema, changeNotifications, intls, settings, ...serving } = dependencies;
  const { employees, name: agencyName, incompleteAdverts } = settings.agency;
  const desk: DeskPorts = {
    accounts: createDeskAccounts({ db, passkeys: deskPasskeys, now, addMails: addMailsTo(jobs) }),
    log: createDeskLog(db),
    blockedTimes: createBlockedTimes(db),
    listings: createDeskListings(db),
    stays: createDeskStays({ db, secret: await getOrCreateSecret(db, 'stays') }),
    homes: createDeskHomes({ db, keepsBackIncomplete: incompleteAdverts === 'keep-back' }),
    rejectedRecords: { list: (now) => listRejectedRecords(db, now) },
    viewings: createDeskViewings({ db, secret: await getOrCreateSecret(db, 'appointments') }),
    messages: createDeskMessages(db),
    employees: createDeskEmployees(db, employees),
    people: createDeskPeople(db),
    describeSearch: (criteria, locale) =>
      describeSearch(criteria, locale, { intls, cities: ports.cities }).join(' · '),
    replyLink: createReplyLink({ intls, agencyName }),
  };
  const deskSchema = createDeskSchema(readTypeDefs(), readDeskTypeDefs(), schema);
  const { site, limits, readBudget, maxBytes } = dependencies;
  const api = { schema: deskSchema, ports, desk, site, limits, readBudget, maxBytes };
  return {
    deskApi: await createDeskApi(api),
    createDeskExecutor: createDeskExecutor(deskSchema, { ports, desk }),
    deskPasskeys,
    deskChanges: createDeskChanges(changeNotifications),
  };
}

async function createDeskPasskeys({ db, site, now, log }: PasskeyDependencies) {
  const secret = await getOrCreateSecret(db, 'desk');
  return createPasskeys({ db, site, secret, now, verifier: createPasskeyVerifier({ site, log }) });
}
