-- When a listing was last changed in this database: by an import, or hidden and shown at the desk. `updated_at` is the
-- date in its feed, which may be older than the import. For apps that copy the offer.
alter table listing add column changed_at timestamptz not null default now();

create function stamp_changed_listing() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;

create trigger listing_changed before update on listing
  for each row when (old.* is distinct from new.*) execute function stamp_changed_listing();

create index listing_changed on listing (changed_at)
  where kind = 'estate' and status in ('AVAILABLE', 'OPTION');
