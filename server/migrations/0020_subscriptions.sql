-- What is paid for again and again. A period is paid by an order of its own, and an order has one payment alive at most: however
-- many workers try, and whatever they die of, a period is charged once.

-- A payment with nobody there: charged to what was saved.
alter table payments add column saved_method text;

create table subscriptions (
  id text primary key,
  user_id text not null references users (id),
  creator_id text not null references creators (id),
  kind text not null check (kind in ('p', 'b')),
  item_id text not null,
  variation_id text not null,
  quantity integer not null check (quantity between 1 and 999),
  -- The order and line it began with. Its licenses are theirs.
  order_id uuid not null references orders (id),
  line_id text not null,
  status text not null check (status in ('Active', 'Cancelled', 'Expired')),
  cycle text not null check (cycle in ('Daily', 'Weekly', 'Monthly', 'Quarterly', 'Yearly')),
  currency text not null,
  -- What was agreed at the start: the price, and what comes off it for how many payments.
  agreement jsonb not null,
  -- Who pays, as they said last: {name, email, businessName, taxId, address, country}.
  buyer jsonb not null,
  provider text not null check (provider in ('None', 'Sandbox', 'Stripe')),
  method_id text,
  method_name text,
  started_at timestamptz not null,
  -- Periods are counted from here, so that the 31st stays the 31st.
  anchor_at timestamptz not null,
  anchor_period integer not null default 0 check (anchor_period >= 0),
  paid_periods integer not null default 1 check (paid_periods > anchor_period),
  -- The end of what is paid.
  expires_at timestamptz not null,
  renewed_at timestamptz,
  -- When the next payment is due, or tried again.
  next_try_at timestamptz,
  failed_tries integer not null default 0 check (failed_tries between 0 and 4),
  failing_since timestamptz,
  problem text,
  cancelled_at timestamptz,
  ended_at timestamptz,
  unique (order_id, line_id),
  check ((status = 'Expired') = (ended_at is not null)),
  check (status = 'Active' or next_try_at is null),
  check ((failed_tries = 0) = (failing_since is null))
);
create index subscriptions_due on subscriptions (next_try_at) where status = 'Active';
create index subscriptions_by_user on subscriptions (user_id, id desc);
create index subscriptions_by_creator on subscriptions (creator_id);

-- The period is the key: each has one order, whether it is paid by the job or by hand. Not a foreign key: an order nobody pays
-- is swept out like any other cart, and the period gets another.
create table subscription_periods (
  subscription_id text not null references subscriptions (id),
  number integer not null check (number > 0),
  order_id uuid not null,
  paid_at timestamptz,
  ends_at timestamptz,
  primary key (subscription_id, number),
  -- One order may begin several, and pays one period of each.
  unique (order_id, subscription_id),
  check ((paid_at is null) = (ends_at is null))
);
