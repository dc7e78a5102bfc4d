-- The reference of the agency where the key of its feed is another.

alter table listing add column agency_reference text;
create index listing_agency_reference on listing (lower(agency_reference) text_pattern_ops)
  where agency_reference is not null;
