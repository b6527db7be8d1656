-- Staff search, narrow, sort and sum up whole orders over a million of them: one row for each paid order, made from its creators'
-- sales. Its keys and figures stand beside those of the sales, with no creator: both lists are read by the same statements.
create table order_sales (
  -- The order's id, as text like a sale's.
  id text primary key,
  -- Always empty: the whole shop.
  creator_id text not null default '',
  order_number bigint not null,
  at timestamptz not null,
  customer_id text,
  customer_name text not null,
  customer_email text not null,
  search text not null generated always as (lower(customer_name || ' ' || customer_email)) stored,
  country text,
  currency text not null,
  due bigint not null,
  refunded bigint not null,
  earned bigint not null,
  usd_rate numeric not null,
  usd_due bigint not null generated always as (round(due * usd_rate)::bigint) stored,
  status text not null,
  what text not null,
  units integer not null,
  creators text[] not null,
  -- kind/creator/id of everything sold in it.
  items text[] not null,
  channels text[] not null,
  coupons text[] not null
);

-- A key leads to a sale, or to an order of the whole shop.
alter table sale_keys drop constraint sale_keys_sale_id_fkey;

create function facets_of_order(status text, country text, channels text[], items text[], coupons text[], creators text[])
returns table (facet text, value text) language sql immutable as $$
  select f.facet, f.value from facets_of_sale(status, country, channels, items, coupons) f union all select 'Creator', unnest(creators)
$$;

-- An order by its creators' parts, as they stand now.
create function orders_of_sales(order_ids uuid[]) returns setof order_sales language sql stable as $$
  select s.order_id::text, ''::text, max(s.order_number), min(s.at), max(s.customer_id), max(s.customer_name), max(s.customer_email),
    lower(max(s.customer_name) || ' ' || max(s.customer_email)), max(s.country), max(s.currency), sum(s.due)::bigint, sum(s.refunded)::bigint,
    sum(s.earned)::bigint, max(s.usd_rate), round(sum(s.due) * max(s.usd_rate))::bigint,
    case when bool_or(s.status = 'Disputed') then 'Disputed' when bool_and(s.status = 'Refunded') then 'Refunded'
      when bool_and(s.status = 'Completed') then 'Completed' else 'PartiallyRefunded' end,
    string_agg(s.what, ', ' order by s.creator_id), sum(s.units)::int, array_agg(distinct s.creator_id),
    array(select distinct split_part(i.item, '/', 1) || '/' || p.creator_id || '/' || split_part(i.item, '/', 2)
      from sales p cross join lateral unnest(p.items) i (item) where p.order_id = s.order_id order by 1),
    array(select distinct c.channel from sales p cross join lateral unnest(p.channels) c (channel) where p.order_id = s.order_id order by 1),
    array(select distinct c.code from sales p cross join lateral unnest(p.coupons) c (code) where p.order_id = s.order_id order by 1)
  from sales s where s.order_id = any (order_ids) group by s.order_id
$$;

create function list_new_orders() returns trigger language plpgsql as $$ begin
  insert into order_sales (id, order_number, at, customer_id, customer_name, customer_email, country, currency, due, refunded, earned,
    usd_rate, status, what, units, creators, items, channels, coupons)
  select o.id, o.order_number, o.at, o.customer_id, o.customer_name, o.customer_email, o.country, o.currency, o.due, o.refunded, o.earned,
    o.usd_rate, o.status, o.what, o.units, o.creators, o.items, o.channels, o.coupons
  from orders_of_sales(array(select distinct n.order_id from new_rows n)) o;
  return null;
end $$;
create trigger orders_are_listed after insert on sales
  referencing new table as new_rows for each statement execute function list_new_orders();

-- The rows are locked before the parts are summed up: two that are given back at the same moment count both.
create function list_changed_orders() returns trigger language plpgsql as $$ begin
  perform from order_sales o where o.id in (select n.order_id::text from new_rows n) order by o.id for update;
  update order_sales o set customer_id = n.customer_id, customer_name = n.customer_name, customer_email = n.customer_email,
    refunded = n.refunded, earned = n.earned, status = n.status
  from orders_of_sales(array(select distinct r.order_id from new_rows r)) n
  where n.id = o.id and (n.customer_id, n.customer_name, n.customer_email, n.refunded, n.earned, n.status)
    is distinct from (o.customer_id, o.customer_name, o.customer_email, o.refunded, o.earned, o.status);
  return null;
end $$;
create trigger changed_orders_are_listed after update on sales
  referencing new table as new_rows for each statement execute function list_changed_orders();

create function key_new_orders() returns trigger language plpgsql as $$ begin
  insert into sale_keys (sale_id, facet, value, creator_id, at, usd_due)
  select n.id, f.facet, f.value, '', n.at, n.usd_due
  from new_rows n cross join lateral facets_of_order(n.status, n.country, n.channels, n.items, n.coupons, n.creators) f
  where is_sale_key(f.facet, f.value);
  insert into sale_figure_changes (creator_id, facet, value, day, currency, sales, due, refunded, earned, usd_due, usd_refunded, usd_earned)
  select '', f.facet, f.value, (n.at at time zone 'UTC')::date, n.currency, count(*), sum(n.due), sum(n.refunded), sum(n.earned),
    sum(n.usd_due), sum(round(n.refunded * n.usd_rate)), sum(round(n.earned * n.usd_rate))
  from new_rows n cross join lateral facets_of_order(n.status, n.country, n.channels, n.items, n.coupons, n.creators) f group by 2, 3, 4, 5;
  return null;
end $$;

create function key_changed_orders() returns trigger language plpgsql as $$ begin
  delete from sale_keys k using old_rows o join new_rows n on n.id = o.id
  where n.status <> o.status and k.sale_id = o.id and k.facet = 'Status';
  insert into sale_keys (sale_id, facet, value, creator_id, at, usd_due)
  select n.id, 'Status', n.status, '', n.at, n.usd_due
  from new_rows n join old_rows o on o.id = n.id where n.status <> o.status and is_sale_key('Status', n.status);
  insert into sale_figure_changes (creator_id, facet, value, day, currency, sales, due, refunded, earned, usd_due, usd_refunded, usd_earned)
  select '', f.facet, f.value, (c.at at time zone 'UTC')::date, c.currency, sum(c.sign), sum(c.sign * c.due), sum(c.sign * c.refunded),
    sum(c.sign * c.earned), sum(c.sign * c.usd_due), sum(c.sign * round(c.refunded * c.usd_rate)), sum(c.sign * round(c.earned * c.usd_rate))
  from (
    select 1 as sign, n.* from new_rows n join old_rows o on o.id = n.id
      where (n.status, n.refunded, n.earned) is distinct from (o.status, o.refunded, o.earned)
    union all select -1, o.* from old_rows o join new_rows n on n.id = o.id
      where (n.status, n.refunded, n.earned) is distinct from (o.status, o.refunded, o.earned)
  ) c cross join lateral facets_of_order(c.status, c.country, c.channels, c.items, c.coupons, c.creators) f
  group by 2, 3, 4, 5 having sum(c.sign) <> 0 or sum(c.sign * c.refunded) <> 0 or sum(c.sign * c.earned) <> 0;
  return null;
end $$;

insert into order_sales (id, order_number, at, customer_id, customer_name, customer_email, country, currency, due, refunded, earned,
  usd_rate, status, what, units, creators, items, channels, coupons)
select o.id, o.order_number, o.at, o.customer_id, o.customer_name, o.customer_email, o.country, o.currency, o.due, o.refunded, o.earned,
  o.usd_rate, o.status, o.what, o.units, o.creators, o.items, o.channels, o.coupons
from orders_of_sales(array(select distinct s.order_id from sales s)) o;
insert into sale_keys (sale_id, facet, value, creator_id, at, usd_due)
select o.id, f.facet, f.value, '', o.at, o.usd_due
from order_sales o cross join lateral facets_of_order(o.status, o.country, o.channels, o.items, o.coupons, o.creators) f
where is_sale_key(f.facet, f.value);
insert into sale_figures (creator_id, facet, value, day, currency, sales, due, refunded, earned, usd_due, usd_refunded, usd_earned)
select '', f.facet, f.value, (o.at at time zone 'UTC')::date, o.currency, count(*), sum(o.due), sum(o.refunded), sum(o.earned),
  sum(o.usd_due), sum(round(o.refunded * o.usd_rate)), sum(round(o.earned * o.usd_rate))
from order_sales o cross join lateral facets_of_order(o.status, o.country, o.channels, o.items, o.coupons, o.creators) f group by 2, 3, 4, 5;

create trigger order_keys_are_written after insert on order_sales
  referencing new table as new_rows for each statement execute function key_new_orders();
create trigger changed_order_keys_are_written after update on order_sales
  referencing old table as old_rows new table as new_rows for each statement execute function key_changed_orders();

create index order_sales_by_time on order_sales (creator_id, at, id);
create index order_sales_by_amount on order_sales (creator_id, usd_due, id);
create unique index order_sales_by_number on order_sales (order_number);
create index order_sales_by_address on order_sales (lower(customer_email), at);
create index order_sales_by_customer on order_sales (customer_id, at);
create index order_sales_search on order_sales using gin (search gin_trgm_ops);

-- What else support is told on the telephone: the last four digits of a card, a reference of the provider, a product's name.
create index payments_by_last_four on payments (right(method_name, 4), created_at) where method_name is not null;
create index refunds_by_reference on refunds (provider_id) where provider_id is not null;
create index products_by_name on products using gin (lower(name) gin_trgm_ops);
create index bundles_by_name on bundles using gin (lower(name) gin_trgm_ops);

-- An order's story: what providers told about it, what staff did to it, and its licenses.
-- The payment, refund or dispute that an event is about.
alter table provider_events add column reference text;
update provider_events set reference = coalesce(body::jsonb ->> 'reference', body::jsonb ->> 'disputeId');
create index provider_events_by_reference on provider_events (reference) where reference is not null;
create index if not exists audit_log_by_subject on audit_log (subject, id) where subject is not null;
