-- Holiday stays: asked for, answered, and never two in the same night.

-- What a unit says of stays: until how many days before arrival they can be cancelled, and what happens once one is
-- accepted (deposit, keys), by language.
alter table rental_unit
  add column cancel_days smallint not null default 14,
  add column next_steps jsonb;

create table stay (
  id uuid primary key default gen_random_uuid(),
  state text not null check (state in ('REQUESTED', 'ACCEPTED', 'DECLINED', 'CANCELLED')),
  -- A rental unit; it may be gone by now.
  listing_id int not null,
  -- Who answers; null: the office.
  agent_id int references agent on delete set null,
  office_id int not null references office,
  -- Its nights: the end is the morning of departure.
  period daterange not null check (not isempty(period) and lower_inc(period) and not upper_inc(period)),
  persons smallint not null,
  with_pets boolean not null,
  -- What was shown: of each part its days, nights, and cents.
  parts jsonb not null,
  total_cents bigint not null,
  -- Of the secrets of the visitor's links and of those of who answers.
  token_hash bytea not null unique,
  answer_token_hash bytea not null unique,
  locale text not null check (locale in ('nl', 'fr', 'en', 'de')),
  email text,
  -- International form.
  phone text,
  consent_edition text,
  requested_at timestamptz not null,
  -- Rises with each change that calendars must know of (RFC 5545, 3.8.7.4).
  sequence int not null default 0,
  answered_at timestamptz,
  -- What is said to the visitor with the answer.
  answer_note text,
  -- When agency and visitor were told that nobody has answered.
  overdue_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('VISITOR', 'ERASURE')),
  check ((state = 'CANCELLED') = (cancelled_at is not null)),
  check (state = 'REQUESTED' or state = 'CANCELLED' or answered_at is not null),
  check (state in ('DECLINED', 'CANCELLED') or email is not null),
  constraint stay_of_unit exclude using gist (listing_id with =, period with &&) where (state = 'ACCEPTED')
);
create index stay_email on stay (lower(email));
create index stay_waits on stay (requested_at) where state = 'REQUESTED';

-- What is taken elsewhere keeps a stay from being accepted; a foreign key's lock makes one of both wait for the other.
create function refuse_taken_stay() returns trigger language plpgsql as $$
begin
  perform from rental_unit where listing_id = new.listing_id for update;
  if exists (select from rental_unavailable taken where taken.listing_id = new.listing_id and taken.period && new.period) then
    raise exclusion_violation using message = 'these nights are taken elsewhere', constraint = 'stay_of_feed';
  end if;
  return new;
end $$;
create trigger stay_accepted before insert or update of state, period on stay for each row
  when (new.state = 'ACCEPTED') execute function refuse_taken_stay();

-- Nights on which a unit cannot be had, whoever says so.
create view rental_taken as
  select listing_id, period from rental_unavailable
  union all
  select listing_id, period from stay where state = 'ACCEPTED';
