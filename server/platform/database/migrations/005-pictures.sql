-- Pictures and documents that were taken in, and what the feed calls them.

-- Its bytes lie in the media storage, under the hash: whoever shows the same shows one.
create table media_file (
  -- The first 128 bits of a SHA-256, hexadecimal: of the bytes, or of what is drawn and by which version.
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  kind text not null check (kind in ('PICTURE', 'DRAWING', 'DOCUMENT')),
  -- By what a drawing is drawn.
  drawn_from text,
  -- Pixels of the largest version.
  width int check (width > 0),
  height int check (height > 0),
  -- A class of shared/pictures/palette.ts.
  shade text,
  -- When it was first seen that nothing refers to it; null while something does.
  unused_since timestamptz,
  check ((kind = 'DRAWING') = (drawn_from is not null)),
  check ((kind = 'DOCUMENT') = (num_nulls(width, height, shade) = 3)),
  check (num_nulls(width, height, shade) in (0, 3))
);

-- What stands behind a `source` of the feed: a file, or the reason why there is none.
create table media_source (
  source text primary key,
  hash text references media_file on delete cascade,
  fault_code text,
  fault_reason text,
  -- Size and time of the file as read: what has not changed is not read again. Null of URLs and drawings.
  stamp text,
  check (num_nulls(hash, fault_code) = 1),
  check (num_nulls(fault_code, fault_reason) in (0, 2))
);
create index media_source_hash on media_source (hash);

-- Whatever refers to a picture or document; what is withdrawn or unlisted shows none.
create view media_use as
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
where picture is not null and is_listed;
