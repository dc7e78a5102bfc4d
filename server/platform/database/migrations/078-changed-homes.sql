-- The homes on offer that changed since a moment, for apps that copy them.
create index listing_changed on listing (updated_at)
  where kind = 'estate' and status in ('AVAILABLE', 'OPTION');
