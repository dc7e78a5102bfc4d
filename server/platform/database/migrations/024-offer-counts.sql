-- What is on offer in each municipality, counted as the filter shows it: an area adds up those that lie in it whole.
create table offer_count (
  transaction text not null,
  -- NIS code of the municipality; of homes in none that is known, as abroad, their town's id below zero.
  district int not null,
  -- What its homes are counted by: ALL of them together, or those of each KIND, CITY or number of BEDROOMS.
  facet text not null,
  type text,
  sub_type text,
  city_id int,
  bedrooms smallint,
  homes int not null,
  min_price bigint,
  max_price bigint,
  -- Around the points of these homes, on the plate of `estate_search.place`.
  frame box not null
);
create unique index offer_count_row on offer_count (transaction, facet, district, type, sub_type, city_id, bedrooms)
  nulls not distinct;
create trigger publication_changes after insert or update or delete or truncate on offer_count
  for each statement execute function note_publication_change();

-- All that is counted of the homes of a district. The columns of the expression have to be there, too.
create index estate_search_district on estate_search ((coalesce(municipality, -city_id)), transaction)
  include (municipality, city_id, type, sub_type, bedrooms, price_cents, place);
