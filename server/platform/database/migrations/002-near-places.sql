-- The nearest homes of a kind and price are found from the index alone, without a visit to each neighbour.
drop index estate_search_place;
create index estate_search_place on estate_search using gist (place)
  include (transaction, type, price_cents, listing_id);
