-- Titles, descriptions and orders of pictures that employees have corrected at the desk: until the feed brings another
-- text or list of pictures, or an employee removes the correction. The listing itself is stored as corrected.
create table listing_correction (
  id uuid primary key default gen_random_uuid(),
  listing_id int not null references listing on delete cascade,
  field text not null check (field in ('TITLE', 'DESCRIPTION', 'PICTURES')),
  -- Null for pictures.
  locale text check (locale in ('nl', 'fr', 'en', 'de')),
  -- What the feed gives: a text, or the sources of its pictures as a JSON array.
  feed_value text not null,
  -- The corrected text, or a JSON array: for each picture in the new order its place in the feed, from 0.
  value text not null,
  -- The e-mail address of the employee.
  corrected_by text not null,
  corrected_at timestamptz not null,
  -- When the feed brought something else; null: in force.
  ended_at timestamptz,
  constraint listing_correction_locale check ((field = 'PICTURES') = (locale is null))
);
create unique index listing_correction_in_force on listing_correction (listing_id, field, coalesce(locale, ''))
  where ended_at is null;
create index listing_correction_ended on listing_correction (listing_id, ended_at) where ended_at is not null;

-- Listings that employees feature: the first ones on the home page while they are on offer.
create table featured_listing (
  listing_id int primary key references listing on delete cascade,
  -- The e-mail address of the employee.
  featured_by text not null,
  featured_at timestamptz not null
);

-- The home page shows them, also from the response cache.
create trigger publication_changes after insert or update or delete or truncate on featured_listing
  for each statement execute function note_publication_change();
