-- A town's homes of a kind between two prices are found without reading the others of the town.
drop index estate_search_city;
create index estate_search_city on estate_search (transaction, city_id, type, price_cents, listing_id)
  include (published_at, country, municipality, sub_type, bedrooms, living_area, plot_area, construction_year,
    epc_rank, bicycle_shed, commercial_surface, garage, garden, terrace, ready_to_move_in, renovation_required,
    revenue_property);
