-- Agents whose calendar was never read have no free time any more: the agency is told so, though it was mailed about
-- the calendar before. Mails have the start of the failure in their id, so that mail programs show this one too.
update foreign_calendar
  set told_at = null, failing_since = failing_since + interval '1 ms'
  where read_at is null and told_at is not null;
