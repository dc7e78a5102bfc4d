-- The sitemap reads ranges of ids, and the newest change of each range, from the index alone.
drop index listing_sitemap;
create index listing_sitemap on listing (kind, id) include (status, closed_at, updated_at);
