-- Files of the site folder that employees write at the desk. They are used beside those of SITE_DIR.

-- Rises with each change of any file, so that a file that is written anew has no version of a removed one.
create sequence site_file_version as int;

create table site_file (
  -- The path in the folder, such as news/open-house.nl.md.
  name text primary key check (length(name) <= 200),
  content bytea not null check (octet_length(content) <= 25000000),
  version int not null default nextval('site_file_version'),
  -- The e-mail address of the employee.
  changed_by text not null,
  changed_at timestamptz not null
);

create trigger publication_changes after insert or update or delete or truncate on site_file
  for each statement execute function note_publication_change();
