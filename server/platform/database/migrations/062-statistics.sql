-- How often each listing was viewed, and how many leads it got, by day in Brussels. Kept for a year. No data of visitors.
create table listing_statistics (
  listing_id int not null references listing on delete cascade,
  day date not null,
  views int not null default 0 check (views >= 0),
  leads int not null default 0 check (leads >= 0),
  primary key (listing_id, day)
);
create index listing_statistics_day on listing_statistics (day);

-- The months whose mails were queued; a month is its first day.
create table statistics_mail (
  month date primary key
);
