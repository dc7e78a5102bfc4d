-- What visitors send, what they agreed to, and what keeps forms from being misused.
-- Everything personal is in `lead` alone: it goes with its row. All else knows hashes only.

create table lead (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('CONTACT', 'INFO', 'FRIEND')),
  locale text not null check (locale in ('nl', 'fr', 'en', 'de')),
  received_at timestamptz not null,
  -- Of an estate, a project, a home of a project or a holiday home; null: about none. It may be gone by now.
  listing_id int,
  -- Null: the agency itself.
  office_id int references office on delete set null,
  agent_id int references agent on delete set null,
  first_name text,
  name text not null,
  email text not null,
  -- International form.
  phone text,
  street text,
  remarks text,
  question_type text check (question_type in ('GENERAL', 'SELL', 'ESTIMATE')),
  message text,
  -- Of a message to a friend, until it is sent or given up.
  recipient_name text,
  recipient_email text,
  check ((kind = 'CONTACT') = (question_type is not null)),
  check (kind = 'CONTACT' or listing_id is not null)
);
create index lead_email on lead (lower(email));
create index lead_received on lead (received_at);

-- What somebody agreed to, and to which words.
create table lead_consent (
  lead_id uuid primary key references lead on delete cascade,
  -- The edition of the privacy statement.
  edition text not null,
  locale text not null check (locale in ('nl', 'fr', 'en', 'de')),
  given_at timestamptz not null,
  -- News of the agency by mail, too.
  marketing boolean not null
);

-- The same key gets the same answer for a day.
create table answered (
  key_hash bytea primary key,
  input_hash bytea not null,
  answered_at timestamptz not null
);

-- Tokens of forms and of services that tell humans from robots count once.
create table used_human_token (
  hash bytea primary key,
  expires_at timestamptz not null
);

-- Who wants no message of a friend any more, as a keyed hash of the address.
create table refused_recipient (
  hash bytea primary key,
  refused_at timestamptz not null
);

-- Points taken of a limit; keys are keyed hashes. The columns are those of rate-limiter-flexible.
create table rate_limit (
  key text primary key,
  points int not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);

-- Keys of this site's own signatures; made when first needed, the same for all its processes.
create table site_secret (
  name text primary key,
  secret bytea not null
);
