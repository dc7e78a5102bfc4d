-- What a map shows of many homes: how many lie in each cell of a grid, at several sizes of the cell.

-- Kept up to date by the import (server/import/map-cells.ts).
create table map_cell (
  -- The zoom at which a cell is as wide as shared/geography/map-grid.ts says; other zooms add cells up.
  level smallint not null,
  transaction text not null,
  -- Which of its homes are counted: those of a type, or ALL.
  counted text not null,
  -- 16 × 16 cells: what a map shows lies in few stretches of the index.
  tile int not null,
  -- Columns and rows of the plate of `estate_search.place`.
  x int not null,
  y int not null,
  homes int not null,
  min_price bigint,
  max_price bigint,
  -- Where its homes lie, in kilometres.
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  -- One of its homes: the highest id, with its type and status.
  listing_id int not null,
  type text not null,
  status text not null
);
-- Maps read the index alone.
create unique index map_cell_view on map_cell (level, transaction, counted, tile, x, y)
  include (homes, min_price, max_price, west, south, east, north, listing_id, type, status);

create function map_tile(x int, y int) returns int language sql immutable as $$
  select (x >> 4) * 65536 + (y >> 4)
$$;
