-- When the agent or office was told that the home of a booked viewing is no longer offered.
alter table appointment add column closed_told_at timestamptz;
