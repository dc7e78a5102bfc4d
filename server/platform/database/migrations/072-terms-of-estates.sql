-- How an estate is sold, how far the sale is, and its open houses, as in shared/estates/terms.ts. Null for an estate that
-- is simply offered at a fixed price.
alter table estate add column terms jsonb;
