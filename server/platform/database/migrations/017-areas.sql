-- Search by area: municipalities with their borders, and the municipality of each home that is offered.

-- From the data files, by the seed of the towns.
create table municipality (
  nis int primary key,
  name_nl text not null,
  name_fr text not null,
  name_en text not null,
  name_de text not null
);

-- Every ring of its border, those of holes too: a point is inside when an odd number of them surround it.
create table municipality_ring (
  nis int not null references municipality on delete cascade,
  -- On the plate of `estate_search.place`; uncompressed, since each look reads all of it.
  ring polygon not null,
  frame box not null generated always as (box(ring)) stored
);
alter table municipality_ring alter ring set storage external;
create index municipality_ring_frame on municipality_ring using gist (frame);

-- The municipality whose border holds a point; of two that meet there the lower number. Null: none.
create function municipality_at(place point) returns int language sql stable as $$
  select nis from municipality_ring where frame @> box(place, place) and ring @> place
  group by nis having count(*) % 2 = 1
  order by nis limit 1
$$;

-- Of a home whose address is hidden and blurred it is that of its town, which is public.
alter table city add municipality int references municipality on delete set null;

alter table estate_search add municipality int;
create index estate_search_municipality on estate_search (municipality, transaction);
-- Every covering index carries it too, as every searched column.
drop index estate_search_city, estate_search_type, estate_search_newest;
create index estate_search_city on estate_search (transaction, city_id, type, listing_id)
  include (published_at, country, municipality, sub_type, price_cents, bedrooms, living_area, plot_area,
    construction_year, epc_rank, bicycle_shed, commercial_surface, garage, garden, terrace, ready_to_move_in,
    renovation_required, revenue_property);
create index estate_search_type on estate_search (transaction, type, sub_type, price_cents, listing_id)
  include (city_id, country, municipality, bedrooms, living_area, plot_area, construction_year, epc_rank,
    bicycle_shed, commercial_surface, garage, garden, terrace, ready_to_move_in, renovation_required,
    revenue_property, published_at);
create index estate_search_newest on estate_search (transaction, published_at desc, listing_id)
  include (city_id, country, municipality, type, sub_type, price_cents, bedrooms, living_area, plot_area,
    construction_year, epc_rank, bicycle_shed, commercial_surface, garage, garden, terrace, ready_to_move_in,
    renovation_required, revenue_property);

-- The areas of a search: homes of these municipalities, or whose point lies in one of the shapes.
create type search_areas as (
  -- As visitors name them.
  ids text[],
  municipalities int[],
  polygons polygon[],
  circles circle[]
);
alter table subscribed_search add areas search_areas;
