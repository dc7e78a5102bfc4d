-- Cells of every zoom, in strips: a view reads no more of them than it shows, from one or two stretches of the index.
-- The start of the site adds them up again.
truncate map_cell;
drop index map_cell_view;
alter table map_cell drop column tile;
alter table map_cell add column strip int not null;
drop function map_tile;
-- The finest level first, as it is written: an index that grows at its end has full pages.
create unique index map_cell_view on map_cell (level desc, transaction, counted, strip, y, x)
  include (homes, min_price, max_price, west, south, east, north, listing_id, type, status);
