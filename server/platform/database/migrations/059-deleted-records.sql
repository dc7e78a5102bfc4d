-- Whether the last change of a record of a feed was its deletion. Two changes can have the same time: a unit that was
-- deleted in the second in which its project was changed must not be listed again with the project.
alter table feed_record add column is_deleted boolean not null default false;
