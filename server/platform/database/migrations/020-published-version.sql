-- One number for all that visitors see: it rises in every transaction that changes any of it, and processes are told.

create table publication (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into publication (version) values (1);

-- A transaction that has changed something, until it ends: many may run at once, and none waits for another's end.
create table publication_change (
  id bigint generated always as identity primary key
);

-- Deferred: the one row is locked only while a transaction commits.
create function raise_publication() returns trigger language plpgsql as $$
declare
  raised bigint;
begin
  delete from publication_change where id = new.id;
  update publication set version = version + 1 returning version into raised;
  perform pg_notify('published', json_build_object('version', raised)::text);
  return null;
end $$;
create constraint trigger publication_rises after insert on publication_change
  deferrable initially deferred for each row execute function raise_publication();

create function note_publication_change() returns trigger language plpgsql as $$
begin
  if current_setting('baksteen.has_published', true) is distinct from 'yes' and (
    tg_level = 'ROW' or tg_op = 'TRUNCATE' or pg_stat_get_xact_tuples_inserted(tg_relid)
      + pg_stat_get_xact_tuples_updated(tg_relid) + pg_stat_get_xact_tuples_deleted(tg_relid) > 0
  ) then
    -- Ends with the transaction, and with a savepoint that is given up.
    perform set_config('baksteen.has_published', 'yes', true);
    insert into publication_change default values;
  end if;
  return null;
end $$;

do $$
declare
  published text;
begin
  foreach published in array array[
    'agent', 'city', 'city_term', 'estate', 'estate_details', 'estate_search', 'listing', 'listing_event', 'listing_text', 'map_cell',
    'media_file', 'media_source', 'municipality', 'municipality_ring', 'news_item', 'news_text', 'office', 'project',
    'project_entity', 'rental_booked_elsewhere', 'rental_season', 'rental_unavailable', 'rental_unit'
  ] loop
    execute format('create trigger publication_changes after insert or update or delete or truncate on %I
      for each statement execute function note_publication_change()', published);
  end loop;
end $$;

-- Of stays the nights are seen, and none before they are granted.
create trigger publication_changes_by_new_stay after insert on stay
  for each row when (new.state = 'ACCEPTED') execute function note_publication_change();
create trigger publication_changes_by_stay after update on stay
  for each row when ('ACCEPTED' in (old.state, new.state)) execute function note_publication_change();
create trigger publication_changes_by_lost_stay after delete on stay
  for each row when (old.state = 'ACCEPTED') execute function note_publication_change();
