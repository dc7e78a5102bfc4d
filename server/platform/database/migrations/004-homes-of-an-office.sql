-- An office's page shows what it offers, newest first, and how many homes that are.
create index listing_office on listing (office_id, published_at desc, id desc)
  where kind = 'estate' and status in ('AVAILABLE', 'OPTION');
