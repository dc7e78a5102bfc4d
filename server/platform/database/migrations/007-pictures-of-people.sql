-- Pictures of offices and of the people who work there.

-- { source, alt: { nl … } }
alter table office add column picture jsonb;
alter table agent add column picture jsonb;

-- Whatever refers to a picture or document; what is withdrawn or unlisted shows none.
create or replace view media_use as
select picture ->> 'source' as source, 'PICTURE' as kind, listing.reference
from listing, jsonb_array_elements(photos || floor_plans) as picture
where status <> 'WITHDRAWN'
union all
select document ->> 'source', 'DOCUMENT', listing.reference
from listing, jsonb_array_elements(documents) as document
where status <> 'WITHDRAWN'
union all
select plan ->> 'source', 'PICTURE', project_entity.reference
from project_entity join listing on listing.id = project_id
where plan is not null and is_listed and listing.status <> 'WITHDRAWN'
union all
select picture ->> 'source', 'PICTURE', reference
from news_item
where picture is not null and is_listed
union all
select picture ->> 'source', 'PICTURE', reference
from office
where picture is not null
union all
select picture ->> 'source', 'PICTURE', reference
from agent
where picture is not null;
