-- When an entity was sold, rented or withdrawn; null while it is offered or in preparation.
alter table project_entity add closed_at timestamptz;
-- Nobody wrote down when the closed ones were: at the latest when their project last changed.
update project_entity set closed_at = coalesce(listing.closed_at, listing.updated_at)
from listing
where listing.id = project_id and project_entity.status in ('SOLD', 'RENTED', 'WITHDRAWN');
