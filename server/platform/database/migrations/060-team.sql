-- What the team's pages show of an agent, and which agents they leave out. Texts are { nl … }.
alter table agent
  add column role jsonb,
  add column introduction jsonb,
  add column languages text[] not null default '{}',
  add column is_on_team_page boolean not null default true;

-- An agent's page shows the homes on offer, newest first.
create index listing_agent on listing (agent_id, published_at desc, id desc)
  where kind = 'estate' and status in ('AVAILABLE', 'OPTION');
