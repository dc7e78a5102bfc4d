-- Calendars of others are those of agents and of holiday units: a stay that is booked elsewhere takes its nights.

alter table rental_unit
  -- iCalendar; secret, as an agent's.
  add column calendar_urls text[] not null default '{}';

-- The calendars that agents and units name, in their order. A unit that is withdrawn has none.
create view named_calendar as
  select id as agent_id, null::int as listing_id, 1::bigint as position, calendar_url as url,
    sha256(convert_to(calendar_url, 'UTF8')) as url_hash
  from agent where calendar_url is not null
  union all
  select null, listing_id, position, url, sha256(convert_to(url, 'UTF8'))
  from rental_unit join listing on listing.id = listing_id,
    unnest(calendar_urls) with ordinality named (url, position)
  where status <> 'WITHDRAWN';

-- How reading them goes: one row for each address of an owner.
create table foreign_calendar (
  id int primary key generated always as identity,
  agent_id int references agent on delete cascade,
  listing_id int references rental_unit on delete cascade,
  url_hash bytea not null,
  etag text,
  -- Of the times that were read.
  times_hash bytea,
  -- When it was last read; null: never.
  read_at timestamptz,
  failing_since timestamptz,
  fault text,
  -- When the agency was told that it cannot be read.
  told_at timestamptz,
  check (num_nonnulls(agent_id, listing_id) = 1),
  unique nulls not distinct (agent_id, listing_id, url_hash)
);
insert into foreign_calendar (agent_id, url_hash, etag, times_hash, read_at, failing_since, fault, told_at)
  select agent_id, url_hash, etag, times_hash, read_at, failing_since, fault, told_at from agent_calendar;
drop table agent_calendar;

-- Null, with no viewing either: written by hand.
alter table agent_busy add column calendar_id int references foreign_calendar on delete cascade;
update agent_busy set calendar_id = known.id
  from foreign_calendar known where known.agent_id = agent_busy.agent_id and appointment_id is null;
create index agent_busy_calendar on agent_busy (calendar_id);

-- Nights that are taken by units' calendars: dates, and nothing else of them. Unlike the feed's they may overlap.
create table rental_booked_elsewhere (
  listing_id int not null references rental_unit on delete cascade,
  calendar_id int not null references foreign_calendar on delete cascade,
  period daterange not null check (not isempty(period))
);
create index rental_booked_elsewhere_period on rental_booked_elsewhere using gist (listing_id, period);
create index rental_booked_elsewhere_calendar on rental_booked_elsewhere (calendar_id);

-- Nights that no stay here can have, by the feed or by calendars.
create view rental_blocked as
  select listing_id, period from rental_unavailable
  union all
  select listing_id, period from rental_booked_elsewhere;

create or replace function refuse_taken_stay() returns trigger language plpgsql as $$
begin
  perform from rental_unit where listing_id = new.listing_id for update;
  if exists (select from rental_blocked taken where taken.listing_id = new.listing_id and taken.period && new.period) then
    raise exclusion_violation using message = 'these nights are taken elsewhere', constraint = 'stay_of_feed';
  end if;
  return new;
end $$;

create or replace view rental_taken as
  select listing_id, period from rental_blocked
  union all
  select listing_id, period from stay where state = 'ACCEPTED';

alter table stay
  -- When the agency was told that nights of this accepted stay are booked elsewhere with other days.
  add column double_told_at timestamptz;
