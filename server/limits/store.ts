import type { Pool } from 'pg';

/** Where rate-limiter-flexible counts: the table of the migrations, cleared by the limits of sending. */
export function storeOf(pool: Pool) {
  return {
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
}
