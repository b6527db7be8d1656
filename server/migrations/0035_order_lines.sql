-- What is in an order, a row for each line: records that every statement and every later version of the shop can read, instead of a
-- document inside the order.
create table order_lines (
  order_id uuid not null references orders (id) on delete cascade,
  -- Where it stands in the order, from 0 on.
  index integer not null check (index >= 0),
  kind text not null check (kind in ('product', 'bundle')),
  creator_id text not null,
  item_id text not null,
  variation_id text not null,
  quantity integer not null check (quantity between 1 and 999),
  -- The creator's own way it came into the cart, if it was one of them.
  channel text check (channel in ('Embed', 'BuyLink', 'Site')),
  -- The next period of a subscription: it costs what was agreed, in minor units.
  subscription_id text,
  period integer check (period > 0),
  agreed_currency text,
  agreed_original bigint check (agreed_original >= 0),
  agreed_subtotal bigint check (agreed_subtotal between 0 and agreed_original),
  primary key (order_id, index),
  check (num_nulls(subscription_id, period, agreed_currency, agreed_original, agreed_subtotal) in (0, 5))
);

insert into order_lines (order_id, index, kind, creator_id, item_id, variation_id, quantity, channel,
  subscription_id, period, agreed_currency, agreed_original, agreed_subtotal)
select o.id, l.number - 1, case l.line ->> 'kind' when 'p' then 'product' when 'b' then 'bundle' end, l.line ->> 'creatorId', l.line ->> 'itemId',
  l.line ->> 'variationId', (l.line ->> 'quantity')::integer, l.line ->> 'via', l.line #>> '{agreed,subscriptionId}',
  (l.line #>> '{agreed,period}')::integer, l.line #>> '{agreed,currency}', (l.line #>> '{agreed,original}')::bigint,
  (l.line #>> '{agreed,subtotal}')::bigint
from orders o cross join lateral jsonb_array_elements(o.lines) with ordinality as l (line, number);

alter table orders drop column lines;
