-- When a viewing was last moved: the time of its latest version in the calendars of agents. Null if it never was.
alter table appointment add column moved_at timestamptz;
