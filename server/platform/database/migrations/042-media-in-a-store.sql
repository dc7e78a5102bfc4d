-- The location of the object store that has all versions of a picture, or the document; null: none is known to.
alter table media_file add column complete_in text;
