-- Partners whose apps send forms with a key instead of passing the robot check.
create table partner (
  id int primary key generated always as identity,
  name text not null unique,
  submissions_per_day int not null check (submissions_per_day > 0),
  -- Milliseconds of work a minute in each process, by reading and by forms.
  read_budget int not null check (read_budget > 0)
);

create table partner_key (
  -- Names the key in commands.
  id int primary key generated always as identity,
  partner_id int not null references partner,
  -- SHA-256. The key itself is not stored.
  hash bytea not null unique,
  issued_at timestamptz not null,
  -- In Brussels; null: never.
  last_used_on date,
  revoked_at timestamptz
);

-- The partner whose app sent the lead; null: a form of the site, or a script without a key.
alter table lead add column partner_id int references partner;
