-- Since when a listing on offer has been missing from its feed; null when the feed contains it.
alter table listing add column missing_since timestamptz;

-- The state of each feed that the site reads by itself.
create table feed_state (
  feed text primary key,
  -- Of the last response, to ask for changes only.
  etag text,
  last_modified text,
  -- SHA-256 of the last file that was imported.
  content_hash bytea,
  read_at timestamptz,
  next_read_at timestamptz not null,
  -- When the whole file was last imported.
  imported_at timestamptz,
  -- The agency has confirmed that the next import may remove so many listings.
  confirmed_removals int,
  -- What the last report that was mailed to the agency said of rejected records and unused values; null: none.
  mailed_faults text
);

-- Readings of feeds that changed something, held something back or failed; of unchanged feeds only the last.
create table feed_run (
  id int generated always as identity primary key,
  feed text not null,
  at timestamptz not null,
  outcome text not null check (outcome in ('IMPORTED', 'HELD', 'STOPPED', 'FAILED')),
  -- Why it stopped or failed, in English.
  reason text,
  report jsonb
);
create index feed_run_newest on feed_run (feed, id desc);
