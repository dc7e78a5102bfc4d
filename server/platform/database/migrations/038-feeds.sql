-- The feed that each listing and news item comes from: a feed withdraws only its own.
alter table listing add column feed text not null default 'main';
alter table news_item add column feed text not null default 'main';
