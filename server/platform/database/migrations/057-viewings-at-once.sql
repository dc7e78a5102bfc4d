-- An office can conduct several viewings at the same time, each in a lane of its own, from 0. Servers of the previous release
-- use lane 0 only.
alter table appointment add column lane smallint not null default 0 check (lane >= 0);

alter table appointment
  drop constraint appointment_of_office,
  add constraint appointment_of_office exclude using gist (office_id with =, lane with =, occupied with &&)
    where (state <> 'CANCELLED' and agent_id is null);
