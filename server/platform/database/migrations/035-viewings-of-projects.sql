-- Viewings can be booked for projects and their entities.
alter table project
  -- Viewing rules of the project and its entities; null: inherited from agent, office and agency.
  add column viewing_rules jsonb;
alter table project_entity
  -- Viewing rules of this entity; null: inherited from its project.
  add column viewing_rules jsonb;

-- Listings and entities by id, with the status that visitors see: an entity is never further on offer than its project.
create view viewable_listing as
  select id, null::int as project_id, status, is_address_hidden from listing
  union all
  select entity.id, project.id,
    case when project.status in ('AVAILABLE', 'OPTION') then entity.status else project.status end,
    project.is_address_hidden
  from project_entity entity join listing project on project.id = entity.project_id
  where entity.is_listed;
