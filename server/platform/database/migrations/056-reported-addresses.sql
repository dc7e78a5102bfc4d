-- The address of a listing's page that the site has reported to the CRM of its feed, and the account in the CRM.
create table reported_address (
  feed text not null,
  reference text not null,
  url text not null,
  account text not null,
  primary key (feed, reference)
);
