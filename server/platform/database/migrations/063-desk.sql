-- The desk of the agency: how employees sign in, and what they do there.

-- Links to sign in. A row is also written for an address that no employee has, so that both take the same time.
create table desk_sign_in (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  -- Of the cookie of the browser that asked: the link works only there.
  browser_hash bytea not null,
  -- Null: no employee has the address, and no mail is sent.
  email text,
  locale text not null check (locale in ('nl', 'fr', 'en', 'de')),
  requested_at timestamptz not null,
  used_at timestamptz
);
create index desk_sign_in_requested on desk_sign_in (requested_at);

create table desk_session (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  -- In lower case, as in the agency file.
  email text not null,
  method text not null check (method in ('MAIL', 'PASSKEY')),
  -- Browser and system in words, such as "Firefox, Windows".
  device text not null,
  started_at timestamptz not null,
  -- The last request, to within a minute.
  seen_at timestamptz not null
);
create index desk_session_email on desk_session (email);

-- Browsers in which an employee has signed in before.
create table desk_device (
  token_hash bytea not null,
  email text not null,
  seen_at timestamptz not null,
  primary key (token_hash, email)
);

create table desk_passkey (
  -- The id of the credential (WebAuthn), base64url.
  id text primary key,
  email text not null,
  -- COSE.
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- The device on which it was made, in words.
  device text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index desk_passkey_email on desk_passkey (email);

-- What employees did, for a year. Ids only, no data of visitors.
create table desk_log (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  email text not null,
  action text not null,
  -- The id of the viewing, lead, stay or listing; null: none.
  subject text
);
create index desk_log_at on desk_log (at);

-- How far the answer to a lead is. A lead without a row is new.
create table lead_progress (
  lead_id uuid primary key references lead on delete cascade,
  state text not null check (state in ('NEW', 'ANSWERING', 'DONE')),
  -- The employee who answers, by e-mail address.
  assignee text,
  note text,
  changed_at timestamptz not null,
  changed_by text not null,
  -- Rises with each change: a change of a stale page is refused.
  version int not null
);
create index lead_progress_state on lead_progress (state);

-- Employees who have a page of the desk open see changes at once.
create function notify_desk() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', '{}');
  return null;
end $$;
create trigger lead_for_desk after insert or delete on lead for each statement execute function notify_desk();
create trigger lead_progress_for_desk after insert or update on lead_progress
  for each statement execute function notify_desk();
create trigger stay_for_desk after insert or delete or update of state on stay
  for each statement execute function notify_desk();
