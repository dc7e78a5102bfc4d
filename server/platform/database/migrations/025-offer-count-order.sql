-- All that is counted of a municipality stands together: an area that adds up many reads a stretch of the index for each,
-- and one or two pages of the table.
drop index offer_count_row;
create unique index offer_count_row on offer_count (transaction, district, facet, type, sub_type, city_id, bedrooms)
  nulls not distinct;
cluster offer_count using offer_count_row;
