-- More criteria of searches. While servers of two releases run, an import by the previous one leaves these columns of new
-- homes empty; the next import by a new one fills them.
alter table estate_search
  add column furnished boolean,
  add column lift boolean,
  add column pets_allowed boolean,
  add column heating_fuel text,
  -- The first day on which the buyer or tenant can move in; -infinity: immediately. Null: unknown.
  add column available_from date,
  -- Null for rentals.
  add column sale_method text,
  add column open_houses tstzmultirange,
  add column office_id int;

update estate_search set
  furnished = (sections -> 'comfort' ->> 'furnished')::boolean,
  lift = (sections -> 'comfort' ->> 'lift')::boolean,
  heating_fuel = sections -> 'energy' ->> 'heatingFuel',
  available_from = coalesce(
    (sections -> 'financial' ->> 'availableFrom')::date,
    case when sections -> 'financial' ->> 'availability' = 'IMMEDIATE' then '-infinity'::date end),
  sale_method = case when listing.transaction = 'SALE' then coalesce(terms -> 'sale' ->> 'method', 'FIXED_PRICE') end,
  office_id = listing.office_id
from listing
  join estate on estate.listing_id = listing.id
  join estate_details details on details.listing_id = listing.id
where listing.id = estate_search.listing_id;

-- Every covering index has all searched columns, so that a search and its counts never visit the table.
drop index estate_search_city, estate_search_type, estate_search_newest;
create index estate_search_city on estate_search (transaction, city_id, type, price_cents, listing_id)
  include (published_at, country, municipality, sub_type, bedrooms, living_area, plot_area, construction_year,
    epc_rank, bicycle_shed, commercial_surface, garage, garden, terrace, ready_to_move_in, renovation_required,
    revenue_property, furnished, lift, pets_allowed, heating_fuel, available_from, sale_method, open_houses, office_id);
create index estate_search_type on estate_search (transaction, type, sub_type, price_cents, listing_id)
  include (city_id, country, municipality, bedrooms, living_area, plot_area, construction_year, epc_rank,
    bicycle_shed, commercial_surface, garage, garden, terrace, ready_to_move_in, renovation_required,
    revenue_property, published_at, furnished, lift, pets_allowed, heating_fuel, available_from, sale_method,
    open_houses, office_id);
create index estate_search_newest on estate_search (transaction, published_at desc, listing_id)
  include (city_id, country, municipality, type, sub_type, price_cents, bedrooms, living_area, plot_area,
    construction_year, epc_rank, bicycle_shed, commercial_surface, garage, garden, terrace, ready_to_move_in,
    renovation_required, revenue_property, furnished, lift, pets_allowed, heating_fuel, available_from, sale_method,
    open_houses, office_id);

alter table subscribed_search
  add column furnished boolean,
  add column lift boolean,
  add column pets_allowed boolean,
  add column heating_fuels text[],
  add column available_by date,
  add column sale_methods text[],
  add column office int;
