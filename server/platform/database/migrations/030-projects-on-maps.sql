-- Projects on the map of results: found by their point, and what their entities offer is read from an index alone.

-- The expression is `pointOf` of server/database/plane.ts; its numbers are those of shared/geography/plane.ts.
create index listing_project_place on listing using gist (
    point(longitude * 111.32 * cosd(50.5), latitude * 110.57)
  )
  where kind = 'project' and status in ('AVAILABLE', 'OPTION');

create index project_entity_listed on project_entity (project_id, position)
  include (type, sub_type, status, price_cents, bedrooms, living_area, plot_area)
  where is_listed;
