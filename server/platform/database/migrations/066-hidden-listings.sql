-- Listings that an employee has hidden from visitors at the desk: until an employee shows them, or their feed withdraws
-- them. They are stored as in preparation.
create table hidden_listing (
  listing_id int primary key references listing on delete cascade,
  -- The status that the feed last gave, which the listing gets when it is shown again.
  feed_status text not null check (feed_status in ('AVAILABLE', 'OPTION', 'SOLD', 'RENTED', 'IN_PREPARATION')),
  -- The e-mail address of the employee.
  hidden_by text not null,
  hidden_at timestamptz not null
);
