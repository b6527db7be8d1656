-- The palette finds products by the beginning of their name as it finds people (0132): É beside E.
create index products_in_name_order on products (name_order(name) collate "C", creator_id, id) where state = 'Live';

drop index products_by_name_prefix;
