-- Nights that a host or a platform blocks without a booking.

alter table rental_booked_elsewhere
  add column is_block boolean not null default false;

alter table rental_unit
  -- The addresses of `calendar_urls` whose blocks are not read.
  add column block_ignoring_urls text[] not null default '{}';

create or replace view named_calendar as
  select id as agent_id, null::int as listing_id, 1::bigint as position, calendar_url as url,
    sha256(convert_to(calendar_url, 'UTF8')) as url_hash, false as ignores_blocks
  from agent where calendar_url is not null
  union all
  select null, listing_id, position, url, sha256(convert_to(url, 'UTF8')), url = any(block_ignoring_urls)
  from rental_unit join listing on listing.id = listing_id,
    unnest(calendar_urls) with ordinality named (url, position)
  where status <> 'WITHDRAWN';

alter table foreign_calendar
  -- How it was read.
  add column ignores_blocks boolean not null default false;
