-- The calendar of an office: its busy times concern the viewings that it conducts itself, without an agent.

alter table office add column calendar_url text;

alter table foreign_calendar
  add column office_id int references office on delete cascade,
  drop constraint foreign_calendar_check,
  drop constraint foreign_calendar_agent_id_listing_id_url_hash_key,
  add constraint foreign_calendar_of_one check (num_nonnulls(agent_id, office_id, listing_id) = 1),
  add constraint foreign_calendar_once unique nulls not distinct (agent_id, office_id, listing_id, url_hash);

-- When offices are busy by their own calendars: times, and nothing else of them.
create table office_busy (
  office_id int not null references office on delete cascade,
  calendar_id int not null references foreign_calendar on delete cascade,
  during tstzrange not null
);
create index office_busy_during on office_busy using gist (office_id, during);
create index office_busy_calendar on office_busy (calendar_id);

-- The calendars that agents, offices and units name, in their order. A unit that is withdrawn has none. Servers of the
-- previous release read named_calendar, which has none of offices.
create view calendar_in_use as
  select agent_id, null::int as office_id, listing_id, position, url, url_hash, ignores_blocks from named_calendar
  union all
  select null, id, null, 1, calendar_url, sha256(convert_to(calendar_url, 'UTF8')), false
  from office where calendar_url is not null;

create or replace view unread_calendar as
  select agent_id, listing_id, position, office_id from calendar_in_use used
  where not exists (
    select from foreign_calendar known
    where (known.agent_id, known.office_id, known.listing_id)
        is not distinct from (used.agent_id, used.office_id, used.listing_id)
      and known.url_hash = used.url_hash and known.read_at is not null
  );

create or replace function notify_of_read_calendar() returns trigger language plpgsql as $$
declare
  calendar foreign_calendar := coalesce(new, old);
begin
  perform pg_notify('agenda', json_build_object('agent', calendar.agent_id, 'office', calendar.office_id)::text);
  return null;
end $$;
create trigger office_calendar_removed after delete on foreign_calendar
  for each row when (old.office_id is not null) execute function notify_of_read_calendar();
create trigger office_calendar_read after update of read_at on foreign_calendar
  for each row when (new.office_id is not null and (old.read_at is null) <> (new.read_at is null))
  execute function notify_of_read_calendar();

create function notify_of_busy_offices() returns trigger language plpgsql as $$
begin
  perform pg_notify('agenda', json_build_object('office', office_id)::text)
    from (select distinct office_id from changed_rows) changed;
  return null;
end $$;
create trigger office_busy_added after insert on office_busy
  referencing new table as changed_rows for each statement execute function notify_of_busy_offices();
create trigger office_busy_removed after delete on office_busy
  referencing old table as changed_rows for each statement execute function notify_of_busy_offices();
