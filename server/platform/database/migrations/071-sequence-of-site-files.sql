-- The sequence goes with its table, as a backup that replaces a database expects.
alter sequence site_file_version owned by site_file.version;
