-- Whether the home was still offered when its agent or office declined the viewing; null: declined at a server of the
-- previous release.
alter table appointment add column was_offered boolean;

-- Viewings that an office declined because it cannot come: it is busy at these times, as an agent is after declining one
-- (agent_busy).
create index appointment_declined on appointment using gist (office_id, occupied)
  where state = 'CANCELLED' and cancelled_by = 'AGENT' and agent_id is null and was_offered is not false;
