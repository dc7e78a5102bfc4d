-- A list by price reads the homes that it shows, not all that it finds. Homes without a price come last both ways.
create index estate_search_cheapest on estate_search (transaction, price_cents, listing_id);
create index estate_search_dearest on estate_search (transaction, price_cents desc nulls last, listing_id desc);
