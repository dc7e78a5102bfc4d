-- Towns abroad that a feed names: their home's country, province and blurred point. They have no postal code.
alter table city add is_from_feed boolean not null default false;

-- Any country of Europe; the list is in shared/cities/vocabulary.ts.
alter table city drop constraint city_country_check;
alter table city add constraint city_country_check check (country ~ '^[A-Z]{2}$');
