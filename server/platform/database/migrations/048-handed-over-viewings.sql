-- The last host from whom a move took the viewing, because the home had another agent or office by then. The office is null
-- if there was none; the agent is null if the office was the host.
alter table appointment add column former_agent_id int references agent on delete set null;
alter table appointment add column former_office_id int references office on delete set null;
create index appointment_former_agent on appointment (former_agent_id) where former_agent_id is not null;
