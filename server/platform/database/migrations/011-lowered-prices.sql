-- When the last change of its price lowered it: cards say so, and read no history.
alter table estate add column price_lowered_at timestamptz;

update estate set price_lowered_at = lowered_at
from (
  select distinct on (listing_id) listing_id, case when price_cents < before then at end as lowered_at
  from (
    select listing_id, id, at, price_cents, lag(price_cents) over (partition by listing_id order by at, id) as before
    from listing_event where kind <> 'STATUS'
  ) price
  order by listing_id, at desc, id desc
) lowered
where lowered.listing_id = estate.listing_id and lowered_at is not null;
