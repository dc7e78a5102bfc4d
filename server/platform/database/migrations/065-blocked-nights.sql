-- Nights in which a rental unit takes no stays: set at the desk.
create table desk_blocked_nights (
  id uuid primary key default gen_random_uuid(),
  listing_id int not null references rental_unit on delete cascade,
  period daterange not null check (not isempty(period) and lower_inc(period) and not upper_inc(period)),
  -- The e-mail address of the employee who blocked them.
  blocked_by text not null,
  blocked_at timestamptz not null
);
create index desk_blocked_nights_period on desk_blocked_nights using gist (listing_id, period);

create or replace view rental_blocked as
  select listing_id, period from rental_unavailable
  union all
  select listing_id, period from rental_booked_elsewhere
  union all
  select listing_id, period from desk_blocked_nights;

create trigger desk_blocked_nights_changed after insert or delete or update on desk_blocked_nights
  for each row execute function notify_of_nights('listing_id');

-- Pages of units show their nights, also from the response cache.
create trigger publication_changes after insert or update or delete or truncate on desk_blocked_nights
  for each statement execute function note_publication_change();
