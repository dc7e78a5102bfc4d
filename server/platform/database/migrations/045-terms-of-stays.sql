-- Until how many days before arrival an accepted stay can be cancelled: the terms of its unit when it was requested,
-- because later terms of the unit do not apply to it. Null: requested from a server of the previous release, which
-- does not write it; the unit's terms of today apply. The previous release joins rental_unit without a qualifier, so the
-- column cannot be named cancel_days.
alter table stay add column agreed_cancel_days smallint;
update stay set agreed_cancel_days = rental_unit.cancel_days from rental_unit where rental_unit.listing_id = stay.listing_id;
