alter table project
  -- BUILDING or ALLOTMENT; null: an allotment when all entities are land.
  add column project_kind text;
alter table project_entity
  -- VAT regime and rate, and the share of the price that is for the land; null: unknown.
  add column taxes jsonb;
