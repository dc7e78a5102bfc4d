import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Settings } from '../../settings/settings.ts';
import { runStartChecks } from './start-checks.ts';

/** Runs the checks of a start and logs each fault as a warning. Never rejects; a start does not wait for it. */
export async function logStartWarnings(
  settings: Settings,
  db: Kysely<Database>,
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<void> {
  try {
    for (const { subject, state, text } of await runStartChecks(settings, db))
      if (state !== 'ok') log.warn({ check: subject }, text);
  } catch (error) {
    log.error({ err: error }, 'the checks of the start failed');
  }
}
