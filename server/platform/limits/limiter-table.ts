import type { Pool } from 'pg';

/** The store of rate-limiter-flexible: a table created by the migrations and cleared by a scheduled job. */
export function createLimitStore(pool: Pool) {
  return {
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
}
