-- As 0051 did for products: what SQL asks for of orders, payments, sales and builds stands beside their documents.
alter table orders add column customer_email text, add column customer_name text;
update orders o set customer_email = o.customer ->> 'email', customer_name = o.customer ->> 'name' where o.customer is not null;

-- The account that paid, if it had one.
alter table payments add column buyer_id text;
update payments p set buyer_id = p.buyer ->> 'userId' where p.buyer ->> 'userId' is not null;

-- How many licenses a line gives when it is paid, and whether it begins or goes on with a subscription.
alter table sale_lines
  add column granted integer not null default 0,
  add column recurs boolean not null default false;
-- The first baskets were lists.
update sale_lines l set
  granted = (line.value ->> 'quantity')::integer * jsonb_array_length(line.value -> 'grants'),
  recurs = line.value ? 'agreement' or line.value ? 'renews'
from payments p cross join lateral jsonb_array_elements(
  case jsonb_typeof(p.basket) when 'array' then p.basket else p.basket -> 'lines' end) as line
where p.order_id = l.order_id and p.status = 'Succeeded' and line.value ->> 'lineId' = l.line_id;

-- What each coupon took off a line.
create table sale_line_coupons (
  order_id uuid not null,
  line_id text not null,
  coupon_id text not null,
  code text not null,
  amount bigint not null check (amount >= 0),
  primary key (order_id, line_id, coupon_id),
  foreign key (order_id, line_id) references sale_lines (order_id, line_id) on delete cascade
);
create index sale_line_coupons_by_coupon on sale_line_coupons (coupon_id);
insert into sale_line_coupons (order_id, line_id, coupon_id, code, amount)
select l.order_id, l.line_id, c.value ->> 'id', c.value ->> 'code', (c.value ->> 'amount')::bigint
from sale_lines l cross join lateral jsonb_array_elements(l.coupons) as c;
alter table sale_lines drop column coupons;

-- How long the list of a build's files is: a long one is read only where somebody asks for it.
alter table builds add column listed_files integer;
-- An approved build does not change; this says no more of it than it held already.
alter table builds disable trigger builds_stay_as_approved;
update builds b set listed_files = jsonb_array_length(b.manifest -> 'files') where b.manifest is not null;
alter table builds enable trigger builds_stay_as_approved;

-- How many products stand in each group of search, and, in the rows without a group, how many creators are live: counting a whole shop
-- for every visitor of the home page is too slow. As with creator_figures, changes are only ever added, the sum is the number, and a
-- job folds the rows.
create table search_figures (
  group_id integer references search_groups (id),
  amount integer not null
);
create index search_figures_by_group on search_figures (group_id) include (amount);
insert into search_figures (group_id, amount) select s.group_id, count(*) from product_search s group by s.group_id;
insert into search_figures (amount) select count(*) from creator_search;

create function count_listed_products() returns trigger language plpgsql as $$ begin
  insert into search_figures (group_id, amount) select n.group_id, count(*) from new_rows n group by n.group_id;
  return null;
end $$;
create function count_unlisted_products() returns trigger language plpgsql as $$ begin
  insert into search_figures (group_id, amount) select o.group_id, -count(*) from old_rows o group by o.group_id;
  return null;
end $$;
create trigger listed_products_are_counted after insert on product_search
  referencing new table as new_rows for each statement execute function count_listed_products();
create trigger unlisted_products_are_counted after delete on product_search
  referencing old table as old_rows for each statement execute function count_unlisted_products();

create function count_listed_creators() returns trigger language plpgsql as $$ begin
  insert into search_figures (amount) select count(*) from new_rows having count(*) > 0;
  return null;
end $$;
create function count_unlisted_creators() returns trigger language plpgsql as $$ begin
  insert into search_figures (amount) select -count(*) from old_rows having count(*) > 0;
  return null;
end $$;
create trigger listed_creators_are_counted after insert on creator_search
  referencing new table as new_rows for each statement execute function count_listed_creators();
create trigger unlisted_creators_are_counted after delete on creator_search
  referencing old table as old_rows for each statement execute function count_unlisted_creators();
