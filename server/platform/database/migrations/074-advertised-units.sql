-- What the law requires in the adverts of units of projects: { epc, planning, charges } with the names of the feed, without
-- empty values. Null: the feed has none.
alter table project_entity add legal jsonb;

-- Statements that units lack, as `missing_mention` has those of homes.
create table missing_unit_mention (
  entity_id int not null references project_entity on delete cascade,
  code text not null,
  -- The id of the rule that requires it.
  rule text not null,
  -- The first day on which it was missing, in Brussels.
  since date not null,
  primary key (entity_id, code)
);
