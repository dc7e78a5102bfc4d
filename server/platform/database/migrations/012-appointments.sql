-- Viewings: who shows a home when, what is held or booked, who waits, and when agents are busy elsewhere.
create extension if not exists btree_gist;

-- The narrower rules over the wider: those of a home stand in `estate_details.sections -> 'viewings'`, the agency's
-- own in its file.
alter table office add column viewing_rules jsonb;
alter table agent
  add column viewing_rules jsonb,
  -- iCalendar; secret: who knows it reads the agent's calendar.
  add column calendar_url text;

-- Who wants an earlier viewing of a home; whoever came first is offered a freed slot first.
create table waiting_entry (
  id uuid primary key default gen_random_uuid(),
  -- An estate; it may be gone by now.
  listing_id int not null,
  token_hash bytea not null unique,
  locale text not null check (locale in ('nl', 'fr', 'en', 'de')),
  created_at timestamptz not null,
  -- Only what comes before this moment is earlier than what the visitor has; null: anything is.
  earlier_than timestamptz,
  first_name text not null,
  name text not null,
  email text not null,
  -- International form.
  phone text not null,
  consent_edition text not null
);
create unique index waiting_entry_email on waiting_entry (listing_id, lower(email));
create index waiting_entry_person on waiting_entry (lower(email));

-- A viewing: held while somebody fills in the form, then booked. Everything personal is in this row.
create table appointment (
  id uuid primary key default gen_random_uuid(),
  state text not null check (state in ('HELD', 'BOOKED', 'CANCELLED', 'PAST')),
  -- An estate; it may be gone by now.
  listing_id int not null,
  -- Who shows it; null: the office.
  agent_id int references agent on delete set null,
  office_id int not null references office,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- With the pause after it, half-open.
  occupied tstzrange not null,
  created_at timestamptz not null,
  -- Of a hold: nobody else can book it before.
  held_until timestamptz,
  -- Whom a freed slot is offered to.
  waiting_entry_id uuid references waiting_entry on delete set null,
  -- Of the secret by which its visitor opens it, and of that in the agent's mails.
  token_hash bytea not null unique,
  agent_token_hash bytea unique,
  locale text check (locale in ('nl', 'fr', 'en', 'de')),
  first_name text,
  name text,
  email text,
  -- International form.
  phone text,
  message text,
  consent_edition text,
  marketing boolean,
  booked_at timestamptz,
  -- Rises with each change that calendars must know of (RFC 5545, 3.8.7.4).
  sequence int not null default 0,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('VISITOR', 'AGENT', 'ERASURE')),
  -- What the agent says to the visitor who is declined.
  agent_note text,
  -- The visitor did not come.
  missed_at timestamptz,
  reminded_at timestamptz,
  check (ends_at > starts_at),
  check (lower(occupied) = starts_at and upper(occupied) >= ends_at and lower_inc(occupied) and not upper_inc(occupied)),
  check ((state = 'HELD') = (held_until is not null)),
  check ((state = 'CANCELLED') = (cancelled_at is not null)),
  check (state in ('HELD', 'CANCELLED') or email is not null),
  -- Nobody is in two places at once, and a home has one viewing at a time.
  constraint appointment_of_home exclude using gist (listing_id with =, occupied with &&) where (state <> 'CANCELLED'),
  constraint appointment_of_agent exclude using gist (agent_id with =, occupied with &&) where (state <> 'CANCELLED'),
  constraint appointment_of_office exclude using gist (office_id with =, occupied with &&)
    where (state <> 'CANCELLED' and agent_id is null)
);
-- One viewing to come for each home and address; what is over becomes PAST before the next is booked.
create unique index appointment_open on appointment (listing_id, lower(email)) where state = 'BOOKED';
create index appointment_email on appointment (lower(email));
create index appointment_starts on appointment (starts_at);
create index appointment_held on appointment (held_until) where state = 'HELD';

-- What was offered to whom: the same slot is not offered to the same visitor again.
create table waiting_offer (
  waiting_entry_id uuid not null references waiting_entry on delete cascade,
  starts_at timestamptz not null,
  offered_at timestamptz not null,
  primary key (waiting_entry_id, starts_at)
);

-- When agents are busy by their own calendars: times, and nothing else of them.
create table agent_busy (
  agent_id int not null references agent on delete cascade,
  during tstzrange not null,
  -- The viewing that its agent declined; null: read from a calendar.
  appointment_id uuid references appointment on delete cascade
);
create index agent_busy_during on agent_busy using gist (agent_id, during);

-- How reading the agents' calendars goes.
create table agent_calendar (
  agent_id int primary key references agent on delete cascade,
  -- Of the address that was read: a new address is read from the beginning.
  url_hash bytea not null,
  etag text,
  -- Of the times that were read.
  times_hash bytea,
  -- When it was last read; null: never.
  read_at timestamptz,
  failing_since timestamptz,
  fault text,
  -- When the agency was told that it cannot be read.
  told_at timestamptz
);

-- Whoever follows an agenda hears of every change, whatever makes it: ids only.
create function notify_of_appointment() returns trigger language plpgsql as $$
declare
  changed appointment;
begin
  for changed in select * from (select (old).* union all select (new).*) both_rows where id is not null loop
    perform pg_notify('agenda', json_build_object('estate', changed.listing_id, 'agent', changed.agent_id,
      'office', changed.office_id)::text);
  end loop;
  return null;
end $$;
create trigger appointment_changed after insert or delete or update of state, agent_id, office_id, listing_id, occupied, held_until
  on appointment for each row execute function notify_of_appointment();

create function notify_of_busy_agents() returns trigger language plpgsql as $$
begin
  perform pg_notify('agenda', json_build_object('agent', agent_id)::text)
    from (select distinct agent_id from changed_rows) changed;
  return null;
end $$;
create trigger agent_busy_added after insert on agent_busy
  referencing new table as changed_rows for each statement execute function notify_of_busy_agents();
create trigger agent_busy_removed after delete on agent_busy
  referencing old table as changed_rows for each statement execute function notify_of_busy_agents();
