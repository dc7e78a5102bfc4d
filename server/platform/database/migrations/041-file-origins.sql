-- When and by which agency the file that was imported last was written: {createdAt, agency}.
alter table feed_state add column origin jsonb;
