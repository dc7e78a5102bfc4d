-- Keep me informed: what becomes new on offer, who wants to be told, and what they were told.

-- What an import brought: written by the import only.
create table offer_change (
  id bigint primary key generated always as identity,
  -- A home, or the project of an entity.
  listing_id int not null references listing on delete cascade,
  entity_id int references project_entity on delete cascade,
  kind text not null check (kind in ('NEW', 'RETURNED', 'PRICE_LOWERED')),
  -- Cents, when the price is lower than it was.
  price_before_cents bigint,
  at timestamptz not null,
  -- When it was looked up who wants to know.
  matched_at timestamptz
);
create index offer_change_unmatched on offer_change (id) where matched_at is null;
create index offer_change_at on offer_change (at);

-- Somebody who has confirmed an address: nobody else is in this table.
create table subscription (
  id uuid primary key,
  email text not null,
  locale text not null check (locale in ('nl', 'fr', 'en', 'de')),
  salutation text check (salutation in ('SIR', 'MADAM')),
  first_name text,
  name text,
  -- International form.
  phone text,
  mobile text,
  street text,
  house_number text,
  box text,
  postal_code text,
  city text,
  marketing_opt_in boolean not null,
  consent_edition text not null,
  frequency text not null check (frequency in ('AT_ONCE', 'DAILY', 'WEEKLY')),
  -- Of the secret of its links.
  token_hash bytea not null unique,
  confirmed_at timestamptz not null,
  -- When its owner last did something with it.
  used_at timestamptz not null,
  -- When its owner was asked whether it goes on.
  asked_at timestamptz,
  unsubscribed_at timestamptz,
  unsubscribed_by text check (unsubscribed_by in ('VISITOR', 'BOUNCES', 'SILENCE')),
  -- Mails in a row that their server rejected for good.
  bounces smallint not null default 0,
  -- How many mails with homes were made.
  mails int not null default 0,
  check ((unsubscribed_at is null) = (unsubscribed_by is null))
);
create unique index subscription_email on subscription (lower(email));
create index subscription_ended on subscription (unsubscribed_at) where unsubscribed_at is not null;

-- What is wished: columns named as the criteria of a search (shared/estates/criteria.ts); null asks nothing.
create table subscribed_search (
  id uuid primary key,
  subscription_id uuid not null references subscription on delete cascade,
  -- The language of its words.
  locale text not null check (locale in ('nl', 'fr', 'en', 'de')),
  is_paused boolean not null default false,
  created_at timestamptz not null,
  -- In the order in which they were added.
  number bigint not null generated always as identity,
  transaction text not null,
  cities int[],
  types text[],
  sub_types text[],
  min_price bigint,
  max_price bigint,
  min_bedrooms int,
  min_area int,
  max_area int,
  min_plot_area int,
  max_plot_area int,
  min_year int,
  max_year int,
  worst_epc_label int,
  countries text[],
  text text,
  bounds box,
  bicycle_shed boolean,
  commercial_surface boolean,
  garage boolean,
  garden boolean,
  terrace boolean,
  ready_to_move_in boolean,
  renovation_required boolean,
  revenue_property boolean
);
create index subscribed_search_subscription on subscribed_search (subscription_id);
-- Two ways to those that a home may be for: by its town, and by its price where any town will do.
create index subscribed_search_city on subscribed_search using gin (cities) where cities is not null and not is_paused;
create index subscribed_search_anywhere on subscribed_search (transaction, coalesce(max_price, 9223372036854775807))
  where cities is null and not is_paused;

-- Asked for, and not confirmed yet: one for each address at most.
create table subscription_request (
  id uuid primary key,
  email text not null,
  locale text not null check (locale in ('nl', 'fr', 'en', 'de')),
  -- Contact details, frequency and searches, as they will be kept.
  content jsonb not null,
  token_hash bytea not null unique,
  requested_at timestamptz not null,
  -- The mails that ask for its confirmation: how many, and the last.
  mails smallint not null default 0,
  mailed_at timestamptz,
  confirmed_at timestamptz,
  subscription_id uuid references subscription on delete cascade,
  check ((confirmed_at is null) = (subscription_id is null))
);
create unique index subscription_request_email on subscription_request (lower(email)) where confirmed_at is null;

-- Who is told of what, once; and by which mail. Without keys to the change and to the search: they would cost more than
-- the matching. A change that is gone is not told; a search that ends takes its notices along.
create table subscription_notice (
  subscription_id uuid not null references subscription on delete cascade,
  change_id bigint not null,
  search_id uuid not null,
  -- The mail's number; null: it waits.
  mail int,
  primary key (subscription_id, change_id)
);
create index subscription_notice_waiting on subscription_notice (subscription_id) where mail is null;
