-- The last change of each record that a webhook has reported. A deleted record keeps its row, so that an older change
-- does not bring it back.
create table feed_record (
  feed text not null,
  -- The listing's reference, which formats derive from the record's id.
  reference text not null,
  -- When the record was changed, according to its sender.
  changed_at timestamptz not null,
  primary key (feed, reference)
);

-- Whether a run imported a single record that a webhook had reported, not the whole feed.
alter table feed_run add column is_webhook boolean not null default false;
drop index feed_run_newest;
create index feed_run_newest on feed_run (feed, is_webhook, id desc);
