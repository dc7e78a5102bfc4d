-- The first reading of a calendar and the busy times that it brings are one notification, whose payloads must be equal.
create or replace function notify_of_read_calendar() returns trigger language plpgsql as $$
declare
  calendar foreign_calendar := coalesce(new, old);
begin
  if calendar.agent_id is null then
    perform pg_notify('agenda', json_build_object('office', calendar.office_id)::text);
  else
    perform pg_notify('agenda', json_build_object('agent', calendar.agent_id)::text);
  end if;
  return null;
end $$;
