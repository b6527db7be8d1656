-- A code that takes something off, of one creator.
create table coupons (
  id text primary key,
  creator_id text not null references creators (id),
  -- In capitals, as codes are compared.
  code text not null check (code ~ '^[A-Z0-9_-]{3,40}$'),
  name text not null,
  description text,
  -- Exactly one of the two: a fraction, or minor units by currency.
  percentage numeric check (percentage > 0 and percentage <= 1),
  amounts jsonb,
  -- [{kind, itemId, variationId}]; null for everything of the creator's.
  targets jsonb,
  minimum jsonb,
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses integer check (max_uses > 0),
  max_uses_per_customer integer check (max_uses_per_customer > 0),
  is_exclusive boolean not null default false,
  recurring_payment_use_count integer,
  is_on boolean not null default true,
  -- Reserved when payment starts, counted when paid, given back on failure. Guarded by the check: K uses never become K+1.
  uses integer not null default 0 check (uses >= 0),
  created_at timestamptz not null,
  unique (creator_id, code),
  check ((percentage is null) <> (amounts is null)),
  check (max_uses is null or uses <= max_uses)
);
create index coupons_by_code on coupons (code);

-- Who used a coupon, by account or by the address without its plus-alias.
create table coupon_uses (
  coupon_id text not null references coupons (id),
  order_id uuid not null,
  customer text not null,
  reserved_at timestamptz not null,
  primary key (coupon_id, order_id)
);
create index coupon_uses_by_customer on coupon_uses (coupon_id, customer);

create table orders (
  id uuid primary key,
  currency text not null,
  status text not null check (status in ('Open', 'PaymentProcessing', 'Paid', 'Completed', 'Failed')),
  -- What the buyer wants, while the order is Open: [{kind, creatorId, itemId, variationId, quantity}]
  lines jsonb not null,
  coupon_ids text[] not null default '{}',
  customer jsonb,
  user_id text references users (id),
  utm jsonb not null default '{}',
  return_url text,
  created_at timestamptz not null,
  visited_at timestamptz not null
);
create index orders_by_visit on orders (visited_at) where status = 'Open';
