-- Browser files of recent builds, from which each server can serve the files of another server's pages.
create table build_file (
  -- The path of its URL, which contains a hash of the content.
  path text primary key,
  bytes bytea not null,
  -- Null: not compressed.
  encoding text check (encoding = 'br'),
  -- When a server without this file was started; null: the last server that was started has it.
  superseded_at timestamptz
);
-- The bytes are compressed already.
alter table build_file alter column bytes set storage external;
