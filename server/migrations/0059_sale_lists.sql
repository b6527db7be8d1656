-- Lists of sales are searched, narrowed, sorted and summed up over a million of them. What they ask for stands on the sale itself;
-- every way to narrow them has a key to walk along, and the sums are stored by day.

-- Cents of a dollar for one minor unit of a currency, on the day of a sale: amounts of several currencies are compared and summed in it.
create function usd_rate_on(of_currency text, of_day date) returns numeric language sql stable as $$
  select (case of_currency when 'JPY' then 100 else 1 end) / rate.per_usd from (
    (select 1 as rank, r.per_usd from exchange_rates r where r.currency = of_currency and r.valid_from <= of_day order by r.valid_from desc limit 1)
    union all (select 2, r.per_usd from exchange_rates r where r.currency = of_currency order by r.valid_from limit 1)
    union all select 3, 1
  ) rate order by rate.rank limit 1
$$;

alter table sales
  add column what text not null default '',
  add column units integer not null default 0,
  -- kind/id of everything sold in it.
  add column items text[] not null default '{}',
  -- Marketplace, or the creator's own channels.
  add column channels text[] not null default '{}',
  -- The codes that took something off.
  add column coupons text[] not null default '{}',
  -- Of what was paid, what went back to the buyer; of the net, what neither a refund nor a dispute took.
  add column refunded bigint not null default 0,
  add column earned bigint not null default 0,
  add column usd_rate numeric not null default 1;
update sales s set what = l.what, units = l.units, items = l.items, channels = l.channels, refunded = l.refunded,
  earned = case s.status when 'Disputed' then 0 else l.earned end,
  coupons = array(select distinct c.code from sale_lines m join sale_line_coupons c on c.order_id = m.order_id and c.line_id = m.line_id
    where m.sale_id = s.id order by 1),
  usd_rate = usd_rate_on(s.currency, (s.at at time zone 'UTC')::date)
from (
  select i.sale_id, string_agg(i.name, ', ' order by i.index) as what, sum(i.quantity)::int as units,
    array_agg(distinct i.kind || '/' || i.item_id) as items, array_agg(distinct coalesce(i.channel, 'Marketplace')) as channels,
    coalesce(sum(i.due) filter (where r.status = 'Succeeded'), 0)::bigint as refunded,
    coalesce(sum(i.net) filter (where r.status is distinct from 'Succeeded'), 0)::bigint as earned
  from sale_lines i left join refunds r on r.id = i.refund_id group by i.sale_id
) l where l.sale_id = s.id;
alter table sales add column usd_due bigint not null generated always as (round(due * usd_rate)::bigint) stored;

drop index sales_by_creator;
create index sales_by_creator on sales (creator_id, at, id);
create index sales_by_creator_and_amount on sales (creator_id, usd_due, id);
create index sales_by_customer on sales (creator_id, customer_id, at);
create index sales_by_number on sales (order_number);
create index sales_by_status on sales (status, order_number) where status <> 'Completed';

-- Everything a sale can be found by; All stands for the whole list.
create function facets_of_sale(status text, country text, channels text[], items text[], coupons text[])
returns table (facet text, value text) language sql immutable as $$
  select 'All', '' union all select 'Status', status union all select 'Country', coalesce(country, '')
  union all select 'Channel', unnest(channels) union all select 'Item', unnest(items) union all select 'Coupon', unnest(coupons)
$$;

-- One row for each thing a sale can be found by. Completed needs none: there the list itself is the shortest way.
create table sale_keys (
  sale_id text not null references sales (id) on delete cascade,
  facet text not null,
  value text not null,
  creator_id text not null,
  at timestamptz not null,
  usd_due bigint not null,
  primary key (sale_id, facet, value)
);
create function is_sale_key(facet text, value text) returns boolean language sql immutable as $$
  select facet <> 'All' and (facet, value) <> ('Status', 'Completed')
$$;
insert into sale_keys (sale_id, facet, value, creator_id, at, usd_due)
select s.id, f.facet, f.value, s.creator_id, s.at, s.usd_due
from sales s cross join lateral facets_of_sale(s.status, s.country, s.channels, s.items, s.coupons) f where is_sale_key(f.facet, f.value);
create index sale_keys_by_time on sale_keys (creator_id, facet, value, at, sale_id);
create index sale_keys_by_amount on sale_keys (creator_id, facet, value, usd_due, sale_id);

-- What each day brought, by each of those things. Changes are only ever added, so that two orders never wait for each other over a
-- sum, and a job folds them into the days.
create table sale_figures (
  creator_id text not null,
  facet text not null,
  value text not null,
  day date not null,
  currency text not null,
  sales integer not null,
  due bigint not null,
  refunded bigint not null,
  earned bigint not null,
  usd_due bigint not null,
  usd_refunded bigint not null,
  usd_earned bigint not null,
  primary key (creator_id, facet, value, day, currency)
);
create table sale_figure_changes (
  id bigint generated always as identity primary key,
  creator_id text not null,
  facet text not null,
  value text not null,
  day date not null,
  currency text not null,
  sales integer not null,
  due bigint not null,
  refunded bigint not null,
  earned bigint not null,
  usd_due bigint not null,
  usd_refunded bigint not null,
  usd_earned bigint not null
);
create index sale_figure_changes_by_facet on sale_figure_changes (creator_id, facet, value, day);
insert into sale_figures (creator_id, facet, value, day, currency, sales, due, refunded, earned, usd_due, usd_refunded, usd_earned)
select s.creator_id, f.facet, f.value, (s.at at time zone 'UTC')::date, s.currency, count(*), sum(s.due), sum(s.refunded), sum(s.earned),
  sum(s.usd_due), sum(round(s.refunded * s.usd_rate)), sum(round(s.earned * s.usd_rate))
from sales s cross join lateral facets_of_sale(s.status, s.country, s.channels, s.items, s.coupons) f group by 1, 2, 3, 4, 5;

create function list_new_sales() returns trigger language plpgsql as $$ begin
  insert into sale_keys (sale_id, facet, value, creator_id, at, usd_due)
  select n.id, f.facet, f.value, n.creator_id, n.at, n.usd_due
  from new_rows n cross join lateral facets_of_sale(n.status, n.country, n.channels, n.items, n.coupons) f where is_sale_key(f.facet, f.value);
  insert into sale_figure_changes (creator_id, facet, value, day, currency, sales, due, refunded, earned, usd_due, usd_refunded, usd_earned)
  select n.creator_id, f.facet, f.value, (n.at at time zone 'UTC')::date, n.currency, count(*), sum(n.due), sum(n.refunded), sum(n.earned),
    sum(n.usd_due), sum(round(n.refunded * n.usd_rate)), sum(round(n.earned * n.usd_rate))
  from new_rows n cross join lateral facets_of_sale(n.status, n.country, n.channels, n.items, n.coupons) f group by 1, 2, 3, 4, 5;
  return null;
end $$;
create trigger sales_are_listed after insert on sales
  referencing new table as new_rows for each statement execute function list_new_sales();

-- Of a sale only how it stands changes: its status, and what of it was given back.
create function list_changed_sales() returns trigger language plpgsql as $$ begin
  delete from sale_keys k using old_rows o join new_rows n on n.id = o.id
  where n.status <> o.status and k.sale_id = o.id and k.facet = 'Status';
  insert into sale_keys (sale_id, facet, value, creator_id, at, usd_due)
  select n.id, 'Status', n.status, n.creator_id, n.at, n.usd_due
  from new_rows n join old_rows o on o.id = n.id where n.status <> o.status and is_sale_key('Status', n.status);
  insert into sale_figure_changes (creator_id, facet, value, day, currency, sales, due, refunded, earned, usd_due, usd_refunded, usd_earned)
  select c.creator_id, f.facet, f.value, (c.at at time zone 'UTC')::date, c.currency, sum(c.sign), sum(c.sign * c.due),
    sum(c.sign * c.refunded), sum(c.sign * c.earned), sum(c.sign * c.usd_due), sum(c.sign * round(c.refunded * c.usd_rate)),
    sum(c.sign * round(c.earned * c.usd_rate))
  from (
    select 1 as sign, n.* from new_rows n join old_rows o on o.id = n.id
      where (n.status, n.refunded, n.earned) is distinct from (o.status, o.refunded, o.earned)
    union all select -1, o.* from old_rows o join new_rows n on n.id = o.id
      where (n.status, n.refunded, n.earned) is distinct from (o.status, o.refunded, o.earned)
  ) c cross join lateral facets_of_sale(c.status, c.country, c.channels, c.items, c.coupons) f
  group by 1, 2, 3, 4, 5 having sum(c.sign) <> 0 or sum(c.sign * c.refunded) <> 0 or sum(c.sign * c.earned) <> 0;
  return null;
end $$;
create trigger changed_sales_are_listed after update on sales
  referencing old table as old_rows new table as new_rows for each statement execute function list_changed_sales();
