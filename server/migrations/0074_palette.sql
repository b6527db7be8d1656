-- What the command palette looks up while somebody types: the first letters of a name, an address, a code. Compared byte by byte, so
-- that one index finds the beginning and gives the order; each answers with five rows, however many there are.
create index users_by_address_prefix on users (lower(email) collate "C", id) where deleted_at is null;
create index users_by_name_prefix on users (lower(name) collate "C", id) where deleted_at is null;
create index orders_by_address_prefix on orders (lower(customer_email) collate "C", number desc) where number is not null;
create index licenses_by_address_prefix on licenses (lower(email) collate "C", id);
create index licenses_by_id_prefix on licenses (id collate "C");
create index products_by_name_prefix on products (lower(name) collate "C", creator_id, id) where state = 'Live';
create index creators_by_name_prefix on creators (lower(name) collate "C", id);
create index creator_customers_by_address_prefix on creator_customers (creator_id, lower(email) collate "C");
create index creator_customers_by_name_prefix on creator_customers (creator_id, lower(name) collate "C");
