-- Whoever follows the nights of a unit hears of every change, whatever makes it: ids only.

-- Its argument is the column that names the unit. Of one transaction a unit is told once: PostgreSQL leaves out repetitions.
create function notify_of_nights() returns trigger language plpgsql as $$
begin
  perform pg_notify('nights', json_build_object('unit', unit::int)::text)
    from (select to_jsonb(old) ->> tg_argv[0] union select to_jsonb(new) ->> tg_argv[0]) changed (unit)
    where unit is not null;
  return null;
end $$;
create trigger rental_unavailable_changed after insert or delete or update on rental_unavailable
  for each row execute function notify_of_nights('listing_id');

-- A stay takes nights while it is accepted.
create trigger stay_takes_nights after insert on stay
  for each row when (new.state = 'ACCEPTED') execute function notify_of_nights('listing_id');
create trigger stay_changes_nights after update of state, period, listing_id on stay
  for each row when ('ACCEPTED' in (old.state, new.state)) execute function notify_of_nights('listing_id');
create trigger stay_frees_nights after delete on stay
  for each row when (old.state = 'ACCEPTED') execute function notify_of_nights('listing_id');

-- Nights that a unit has let elsewhere, as its calendars say.
create trigger rental_booked_elsewhere_changed after insert or delete or update on rental_booked_elsewhere
  for each row execute function notify_of_nights('listing_id');
