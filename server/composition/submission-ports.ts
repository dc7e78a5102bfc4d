import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../client/intl/use-messages.ts';
import type { GraphPorts } from '../../graphql/context.ts';
import type { Locale } from '../../shared/locales.ts';
import { createHumanCheck } from '../features/human/human-check.ts';
import { createOutbox, type Outbox } from '../features/leads-out/outbox.ts';
import { createLeadReceivers } from '../features/leads-out/receivers/lead-receivers.ts';
import { createInFlightSubmissions } from '../features/submissions/in-flight.ts';
import { createSubmissionStore } from '../features/submissions/store/store.ts';
import type { Database } from '../platform/database/connect.ts';
import { getOrCreateSecret } from '../platform/database/secret.ts';
import { addressList } from '../platform/fetching/public-addresses.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { createSubmissionLimits } from '../platform/limits/submission-limits.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { Settings } from '../settings/settings.ts';

interface Dependencies {
  settings: Settings;
  database: { db: Kysely<Database>; pool: Pool };
  intls: Record<Locale, IntlShape>;
  log: Logger;
  now: () => Date;
  jobs(): Promise<Pick<Jobs, 'add'>>;
}

/** The ports, and the outbox for features that store submissions. */
interface SubmissionPorts extends Outbox {
  ports: Pick<GraphPorts, 'submissions' | 'submissionLimits' | 'humans' | 'faultText'>;
}

/** Creates the ports that all submissions need. */
export async function createSubmissionPorts(dependencies: Dependencies): Promise<SubmissionPorts> {
  const { settings, database, intls, log, now, jobs } = dependencies;
  const { db, pool } = database;
  const secret = await getOrCreateSecret(db, 'forms');
  const { publicUrl, allowedOrigins, ordinarySubmissions, formSeconds, human: service } = settings;
  const submissionLimits = createSubmissionLimits({ pool, secret });
  const ports: SubmissionPorts['ports'] = {
    submissions: { ...createSubmissionStore({ db, secret, now }), ...createInFlightSubmissions() },
    humans: createHumanCheck({
      db,
      pool,
      limits: submissionLimits,
      secret,
      widgetSites: [publicUrl, ...allowedOrigins],
      ordinarySubmissions,
      formSeconds,
      service,
      log,
      now,
    }),
    submissionLimits,
    faultText: (fault, locale) => translatorOf(intls[locale])(`forms.fault.${fault}`),
  };
  const receivers = createLeadReceivers(settings, addressList(settings.privateMediaAddresses));
  return { ports, ...createOutbox({ jobs, receivers, now }) };
}
