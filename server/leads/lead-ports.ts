import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { IntlShape } from 'react-intl';
import { messagesOf } from '../../client/intl/use-messages.ts';
import type { GraphPorts } from '../../graphql/context.ts';
import type { Locale } from '../../shared/locales.ts';
import type { Database } from '../database/connect.ts';
import { findSecret } from '../database/leads/secret.ts';
import { createLeadStore, type Enqueue } from '../database/leads/store.ts';
import { createHumanCheck } from '../human/human-check.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createSendingLimits } from '../limits/sending-limits.ts';
import type { Logger } from '../logging/logger.ts';
import { MAIL_QUEUE } from '../mail/queue.ts';
import type { Settings } from '../settings.ts';
import { createSendings } from './sendings.ts';

interface Parts {
  settings: Settings;
  database: { db: Kysely<Database>; pool: Pool };
  intls: Record<Locale, IntlShape>;
  log: Logger;
  now: () => Date;
  jobs(): Promise<Pick<Jobs, 'add'>>;
}

type LeadPorts = Pick<GraphPorts, 'leads' | 'sendings' | 'humans' | 'sendingLimits' | 'faultText'>;

/** What forms need of the outside. */
export async function createLeadPorts(parts: Parts): Promise<LeadPorts> {
  const { settings, database, intls, log, now, jobs } = parts;
  const { db, pool } = database;
  const secret = await findSecret(db, 'forms');
  const { publicUrl, ordinarySendings, human: service } = settings;
  const enqueue: Enqueue = async (trx, lead, mails) => {
    const waiting = mails.map((mail) => ({ lead, mail }));
    await (await jobs()).add(MAIL_QUEUE, waiting, trx);
  };
  return {
    leads: createLeadStore({ db, now, enqueue }),
    sendings: createSendings(),
    humans: createHumanCheck({ db, pool, secret, publicUrl, ordinarySendings, service, log, now }),
    sendingLimits: createSendingLimits({ pool, secret }),
    faultText: (fault, locale) => messagesOf(intls[locale])(`leads.fault.${fault}`),
  };
}
