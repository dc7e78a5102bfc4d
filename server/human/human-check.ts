import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { HumanCheck } from '../../graphql/leads/ports.ts';
import type { Database } from '../database/connect.ts';
import type { Logger } from '../logging/logger.ts';
import type { HumanService } from './providers.ts';

interface HumanParts {
  db: Kysely<Database>;
  pool: Pool;
  /** The key of forms. */
  secret: Buffer;
  publicUrl: string;
  /** A service that tells humans from robots; the site does by itself when absent. */
  service?: HumanService | undefined;
  log: Logger;
  now?: () => Date;
  /** How long the service may take. */
  timeoutMs?: number;
}

/** Tells humans from robots: by a form's own token, trap and work, and by a service when the agency has one. */
export function createHumanCheck(_parts: HumanParts): HumanCheck {
  throw new Error('not there yet');
}
