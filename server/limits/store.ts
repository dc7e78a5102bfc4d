import type { Pool } from 'pg';

/** Where rate-limiter-flexible counts: the table of the migrations, cleared by a scheduled job. */
export function storeOf(pool: Pool) {
  return {
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
}
