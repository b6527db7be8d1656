-- Names stand as a reader looks for them: É beside E, in capitals or not. The key is made here rather than by a collation, whose order
-- changes with the library that a machine happens to have, and then no longer agrees with the index that was written by another.
-- Letters that Unicode does not take apart stand beside the one they look like.
create function name_order(name text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(
    normalize(translate(name, 'ØøŁłĐđÐðĦħıÆæŒœßÞþ', 'OoLlDdDdHhiAaOosTt'), NFKD), U&'[\0300-\036f]', '', 'g'))
$$;

create index creator_customers_in_name_order on creator_customers (creator_id, name_order(name) collate "C", customer_id);

create index users_in_name_order on users (name_order(name) collate "C", id) where deleted_at is null;

-- One index for the list and for the beginnings of names, which had one each.
create index creators_in_name_order on creators (name_order(name) collate "C", id);
create index creators_live_in_name_order on creators (name_order(name) collate "C", id) where live;
create index creators_hidden_in_name_order on creators (name_order(name) collate "C", id) where not live;
create index creators_featured_in_name_order on creators (name_order(name) collate "C", id) where featured;
create index creators_suspended_in_name_order on creators (name_order(name) collate "C", id) where suspended_at is not null;

-- At the end: a dropped index keeps everybody out of its table until all of this is done, and building the others takes seconds.
drop index creator_customers_by_name;
drop index users_by_name_prefix;
drop index creators_in_order;
drop index creators_live_in_order;
drop index creators_hidden_in_order;
drop index creators_featured_in_order;
drop index creators_suspended_in_order;
drop index creators_by_name_prefix;
