-- Times in which an agent, or an office that conducts viewings itself, takes no viewings: set at the desk.
create table blocked_time (
  id uuid primary key default gen_random_uuid(),
  agent_id int references agent on delete cascade,
  office_id int references office on delete cascade,
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  -- The e-mail address of the employee who blocked it.
  blocked_by text not null,
  blocked_at timestamptz not null,
  constraint blocked_time_of_one check (num_nonnulls(agent_id, office_id) = 1)
);
create index blocked_time_agent on blocked_time using gist (agent_id, during);
create index blocked_time_office on blocked_time using gist (office_id, during);

create function notify_of_blocked_time() returns trigger language plpgsql as $$
declare
  block blocked_time := coalesce(new, old);
begin
  perform pg_notify('agenda', json_build_object('agent', block.agent_id, 'office', block.office_id)::text);
  return null;
end $$;
create trigger blocked_time_changed after insert or delete on blocked_time
  for each row execute function notify_of_blocked_time();
