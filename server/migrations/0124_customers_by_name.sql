-- A creator's customers are also listed by name: as the index for the beginnings of names, and in order where names are the same.
create index creator_customers_by_name on creator_customers (creator_id, lower(name) collate "C", customer_id);
drop index creator_customers_by_name_prefix;
