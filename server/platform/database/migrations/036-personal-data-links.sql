-- The secret of the page on which a visitor sees, downloads and erases all data of an e-mail address: one for each address.
create table personal_data_link (
  id uuid primary key,
  email text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null
);
create unique index personal_data_link_email on personal_data_link (lower(email));
