-- What is known of external calendars: those that were never read, and those whose events were read only in part.

alter table foreign_calendar
  -- The worst fault of single events, whose time is taken as long as they can last.
  add column partial_fault text,
  add column partial_since timestamptz,
  -- When the agency was told of it.
  add column partial_told_at timestamptz;

-- The calendars of which nothing is known, also before their first job.
create view unread_calendar as
  select agent_id, listing_id, position from named_calendar named
  where not exists (
    select from foreign_calendar known
    where known.agent_id is not distinct from named.agent_id and known.listing_id is not distinct from named.listing_id
      and known.url_hash = named.url_hash and known.read_at is not null
  );

-- An agent has no free time before the calendar has been read: open agendas change with its first reading.
create function notify_of_read_calendar() returns trigger language plpgsql as $$
begin
  perform pg_notify('agenda', json_build_object('agent', coalesce(new.agent_id, old.agent_id))::text);
  return null;
end $$;
create trigger agent_calendar_removed after delete on foreign_calendar
  for each row when (old.agent_id is not null) execute function notify_of_read_calendar();
create trigger agent_calendar_read after update of read_at on foreign_calendar
  for each row when (new.agent_id is not null and (old.read_at is null) <> (new.read_at is null))
  execute function notify_of_read_calendar();
