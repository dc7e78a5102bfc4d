-- The law requires an asbestos certificate at the agreement, not in an advert: no advert lacks it.
delete from missing_mention where code = 'ASBESTOS_CERTIFICATE';
