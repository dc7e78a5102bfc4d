-- Statements that the law requires in adverts and that homes lack, by the rules of shared/rules/mentions/. Imports write
-- those of changed homes; each morning all are compared with the rules of the day.
create table missing_mention (
  listing_id int not null references listing on delete cascade,
  code text not null,
  -- The id of the rule that requires it.
  rule text not null,
  -- The first day on which it was missing, in Brussels.
  since date not null,
  primary key (listing_id, code)
);

-- What the last mail to the agency about them said: one row, once a mail was sent.
create table mention_mail (
  is_only boolean primary key default true check (is_only),
  -- SHA-256 of the homes and their missing statements.
  content_hash bytea not null
);
