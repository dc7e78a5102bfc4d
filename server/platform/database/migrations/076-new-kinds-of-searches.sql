-- A search for all houses, or for all apartments, is stored with the subtypes of its day. It also finds the new ones.
update subscribed_search
set sub_types = sub_types || array['CHALET', 'HOUSEBOAT', 'CO_HOUSING']
where sub_types @> array['TERRACED', 'SEMI_DETACHED', 'DETACHED', 'VILLA', 'FARMHOUSE', 'MANSION', 'BUNGALOW']
  and not sub_types && array['CHALET', 'HOUSEBOAT', 'CO_HOUSING'];

update subscribed_search
set sub_types = sub_types || array['SERVICE_FLAT', 'ROOM', 'STUDENT_ROOM']
where sub_types @> array['FLAT', 'STUDIO', 'PENTHOUSE', 'DUPLEX', 'GROUND_FLOOR', 'LOFT']
  and not sub_types && array['SERVICE_FLAT', 'ROOM', 'STUDENT_ROOM'];
