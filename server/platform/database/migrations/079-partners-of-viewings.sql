-- The partner whose app sent it, as of leads; null: a form of the site, or a script without a key.
alter table appointment add column partner_id int references partner;
alter table waiting_entry add column partner_id int references partner;
alter table stay add column partner_id int references partner;
alter table subscription_request add column partner_id int references partner;
-- That of the request with which it began.
alter table subscription add column partner_id int references partner;
