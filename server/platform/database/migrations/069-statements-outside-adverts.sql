-- The law requires an asbestos certificate at the agreement, not in an advert, and heritage only where something is
-- protected: no advert lacks them.
delete from missing_mention where code in ('ASBESTOS_CERTIFICATE', 'HERITAGE');
