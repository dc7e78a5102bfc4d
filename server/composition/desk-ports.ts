/** The ports that only the desk has. */
import type { Kysely } from 'kysely';
import type { IntlShape } from 'react-intl';
import type { GraphPorts } from '../../graphql/context.ts';
import type { DeskPorts } from '../../graphql/desk/ports.ts';
import type { Locale } from '../../shared/locales.ts';
import { createReplyLink } from '../features/desk/reply-link.ts';
import type { createPasskeys } from '../features/desk/sign-in/passkeys.ts';
import { createDeskAccounts } from '../features/desk/store/accounts.ts';
import { createBlockedTimes } from '../features/desk/store/blocked-times.ts';
import { createDeskCorrections } from '../features/desk/store/corrections.ts';
import { createDeskEmployees } from '../features/desk/store/employees.ts';
import { createDeskHomes } from '../features/desk/store/homes.ts';
import { createDeskListings } from '../features/desk/store/listings.ts';
import { createDeskLog } from '../features/desk/store/log.ts';
import { createDeskMessages } from '../features/desk/store/messages.ts';
import { createDeskPeople } from '../features/desk/store/people.ts';
import { createDeskStays } from '../features/desk/store/stays.ts';
import { createDeskViewings } from '../features/desk/store/viewings.ts';
import { createDeskFeeds } from '../features/import/store/desk-feeds.ts';
import { listRejectedRecords } from '../features/import/store/rejected-records.ts';
import { createDeskSite } from '../features/site-folder/desk/desk-site.ts';
import type { FollowedSiteFolder } from '../features/site-folder/follow-site-folder.ts';
import { describeSearch } from '../features/subscriptions/describe-search.ts';
import { createDeskSubscriptions } from '../features/subscriptions/store/unmatched-searches.ts';
import type { Database } from '../platform/database/connect.ts';
import { getOrCreateSecret } from '../platform/database/secret.ts';
import type { MessageTexts } from '../platform/intl/intl.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { addMailsTo } from '../platform/mail/queue.ts';
import type { Settings } from '../settings/settings.ts';
import { createDeskDeliveries } from './desk-deliveries.ts';

export interface DeskPortDependencies {
  db: Kysely<Database>;
  intls: Record<Locale, IntlShape>;
  now: () => Date;
  jobs(): Promise<Jobs>;
  ports: GraphPorts;
  passkeys: ReturnType<typeof createPasskeys>;
  settings: Pick<Settings, 'agency' | 'publicUrl'>;
  siteFolder: Pick<FollowedSiteFolder, 'current' | 'refreshDesk'>;
  /** The messages of the site by language. */
  messageTexts: Readonly<Record<Locale, MessageTexts>>;
}

export async function createDeskPorts({
  db,
  intls,
  now,
  jobs,
  ports,
  passkeys,
  settings,
  siteFolder,
  messageTexts,
}: DeskPortDependencies): Promise<DeskPorts> {
  const { employees, feeds, name: agencyName, incompleteAdverts } = settings.agency;
  return {
    accounts: createDeskAccounts({ db, passkeys, now, addMails: addMailsTo(jobs) }),
    log: createDeskLog(db),
    blockedTimes: createBlockedTimes(db),
    listings: createDeskListings(db),
    stays: createDeskStays({ db, secret: await getOrCreateSecret(db, 'stays') }),
    homes: createDeskHomes({ db, keepsBackIncomplete: incompleteAdverts === 'keep-back' }),
    corrections: createDeskCorrections(db),
    rejectedRecords: { list: (now) => listRejectedRecords(db, now) },
    viewings: createDeskViewings({ db, secret: await getOrCreateSecret(db, 'appointments') }),
    messages: createDeskMessages(db),
    employees: createDeskEmployees(db, employees),
    people: createDeskPeople(db),
    deliveries: createDeskDeliveries({ db, jobs }),
    feeds: createDeskFeeds(db, feeds),
    subscriptions: createDeskSubscriptions(db),
    describeSearch: (criteria, locale) =>
      describeSearch(criteria, locale, { intls, cities: ports.cities }).join(' · '),
    replyLink: createReplyLink({ intls, agencyName }),
    site: createDeskSite({ db, siteFolder, messages: messageTexts, publicUrl: settings.publicUrl }),
  };
}
