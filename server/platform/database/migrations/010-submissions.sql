-- What a key is answered, whatever was submitted, encrypted so that only who sent the key can have it read.
-- Keys of the day before have no result; their forms cannot be sent again anyway: each token counts once.
delete from answered;
-- Null only until the transaction ends that takes the key.
alter table answered add column result bytea;

-- Mails that wait name what they are about: of leads only, until now.
do $$
begin
  if to_regclass('jobs.job') is not null then
    update jobs.job
    set data = jsonb_build_object('source', 'lead', 'id', data->>'lead', 'mail', data->>'mail'),
      singleton_key = concat_ws(' ', 'lead', data->>'lead', data->>'mail')
    where name in ('mail', 'mail-given-up') and data ? 'lead';
  end if;
end $$;

alter table refused_recipient rename to mail_opt_out;
alter table mail_opt_out rename column refused_at to opted_out_at;
alter index refused_recipient_pkey rename to mail_opt_out_pkey;
