-- Paying. An order keeps what its buyer agreed to and what they saw; a payment keeps the basket it is for, so that nothing can
-- change between asking for the money and handing over the licenses.

alter table creators add column fee_rate numeric check (fee_rate >= 0 and fee_rate <= 1);

alter table orders
  -- Of the secret that the buyer's browser holds.
  add column secret_hash bytea,
  -- {text, at, address}: the consent to immediate delivery.
  add column consent jsonb,
  -- What the buyer was last shown: {currency, due, lines: {id: due}, coupons: [code]}.
  add column seen jsonb,
  -- From the start of a payment on: the order as it was shown, which is what is charged.
  add column shown jsonb,
  add column number bigint unique,
  add column completed_at timestamptz,
  -- When the buyer was mailed: once, whatever happens in between.
  add column told_at timestamptz;
create sequence order_numbers;
create index orders_by_user on orders (user_id) where status <> 'Open';

create table payments (
  id text primary key,
  -- Which try it is, whatever the clock says.
  place bigint generated always as identity,
  order_id uuid not null references orders (id) on delete cascade,
  provider text not null check (provider in ('None', 'Sandbox', 'Stripe')),
  provider_id text,
  status text not null check (status in ('Started', 'NeedsConfirmation', 'Processing', 'Succeeded', 'Declined', 'Cancelled', 'Failed', 'Stray')),
  reason text,
  currency text not null,
  amount bigint not null check (amount >= 0),
  captured bigint not null default 0,
  refunded bigint not null default 0,
  -- The lines it pays for, with fee and grants, and who pays.
  basket jsonb not null,
  buyer jsonb not null,
  -- One customer and one content: a second payment for the same asks first.
  customer text not null,
  fingerprint text not null,
  network text not null,
  client_secret text,
  -- For renewals.
  method_id text,
  -- Such as 'Card ending in 4242'.
  method_name text,
  card_country text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (captured in (0, amount)),
  check (refunded >= 0 and refunded <= captured)
);
-- One order, one charge: a second payment for an order waits until the first has come to nothing.
create unique index payments_one_alive on payments (order_id) where status in ('Started', 'NeedsConfirmation', 'Processing', 'Succeeded');
create unique index payments_by_provider on payments (provider, provider_id);
create index payments_by_order on payments (order_id, place);
create index payments_under_way on payments (updated_at) where status in ('Started', 'NeedsConfirmation', 'Processing');
create index payments_by_customer on payments (customer, fingerprint, created_at);

-- What providers told us, each event once.
create table provider_events (
  provider text not null,
  id text not null,
  type text not null,
  body text not null,
  received_at timestamptz not null,
  done_at timestamptz,
  primary key (provider, id)
);
create index provider_events_open on provider_events (received_at) where done_at is null;

-- Coupon uses: reserved when payment starts, counted when paid, given back on failure, expiry or full refund.
alter table coupon_uses add column status text not null default 'Reserved' check (status in ('Reserved', 'Counted', 'GivenBack'));
create index coupon_uses_by_order on coupon_uses (order_id);

-- Double entry. An entry's lines sum to zero per currency; nothing is ever changed, only reversed by another entry.
create table ledger_entries (
  id text primary key,
  kind text not null check (kind in ('Sale', 'Refund', 'RefundFailed', 'DisputeOpened', 'DisputeWon', 'DisputeLost', 'Stray', 'StrayReturned', 'Payout')),
  -- What caused it; each cause has one entry.
  reference text not null,
  order_id uuid,
  at timestamptz not null,
  unique (kind, reference)
);
create index ledger_entries_by_order on ledger_entries (order_id);

create table ledger_lines (
  -- Not a foreign key: checking one would need the right to change ledger_entries. The trigger below looks instead.
  entry_id text not null,
  place integer not null,
  account text not null check (account in ('Provider', 'Creator', 'Fees', 'Tax', 'Held', 'Stray', 'Losses', 'Bank')),
  -- Whose share it is, and which line of the order it is about.
  creator_id text,
  line_id text,
  country text,
  currency text not null,
  -- Minor units: what comes in is positive, what is owed is negative.
  amount bigint not null,
  primary key (entry_id, place)
);
create index ledger_lines_by_creator on ledger_lines (creator_id, currency) where creator_id is not null;

create function require_balance() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_lines l where l.entry_id in (select a.entry_id from added a)
    group by l.entry_id, l.currency having sum(l.amount) <> 0
  ) then
    raise exception 'a ledger entry does not sum to zero';
  end if;
  if exists (select from added a where not exists (select from ledger_entries e where e.id = a.entry_id)) then
    raise exception 'a ledger line has no entry';
  end if;
  return null;
end $$;
create trigger ledger_lines_balance after insert on ledger_lines
  referencing new table as added for each statement execute function require_balance();

create trigger ledger_entries_are_append_only before update or delete on ledger_entries for each row execute function refuse_change();
create trigger ledger_entries_are_not_emptied before truncate on ledger_entries for each statement execute function refuse_change();
create trigger ledger_lines_are_append_only before update or delete on ledger_lines for each row execute function refuse_change();
create trigger ledger_lines_are_not_emptied before truncate on ledger_lines for each statement execute function refuse_change();
revoke update, delete, truncate on ledger_entries, ledger_lines from public, current_user;

-- One creator's part of a completed order.
create table sales (
  id text primary key,
  order_id uuid not null references orders (id),
  order_number bigint not null,
  creator_id text not null references creators (id),
  at timestamptz not null,
  customer_id text references users (id),
  customer_name text not null,
  customer_email text not null,
  country text,
  currency text not null,
  -- Minor units; gross is before discounts, due what was paid, net what the creator gets.
  gross bigint not null,
  discount bigint not null,
  tax bigint not null,
  due bigint not null,
  fee bigint not null,
  net bigint not null,
  status text not null check (status in ('Completed', 'PartiallyRefunded', 'Refunded', 'Disputed')),
  utm jsonb not null default '{}',
  -- The proofs of the buyer's country: {billing, network, card, isProven}.
  location jsonb,
  payout_id text,
  unique (order_id, creator_id)
);
create index sales_by_creator on sales (creator_id, at desc);
create index sales_by_time on sales (at desc);

create table sale_lines (
  order_id uuid not null references orders (id),
  -- kind/creatorId/itemId/variationId
  line_id text not null,
  sale_id text not null references sales (id),
  place integer not null,
  kind text not null check (kind in ('p', 'b')),
  creator_id text not null,
  item_id text not null,
  variation_id text not null,
  name text not null,
  variation_name text not null,
  quantity integer not null check (quantity between 1 and 999),
  original bigint not null,
  discount bigint not null,
  subtotal bigint not null,
  tax bigint not null,
  due bigint not null,
  fee_rate numeric not null,
  fee bigint not null,
  net bigint not null,
  coupons jsonb not null default '[]',
  refund_id text,
  primary key (order_id, line_id),
  check (due = tax + fee + net)
);
create index sale_lines_by_sale on sale_lines (sale_id);

create table licenses (
  id text primary key,
  creator_id text not null,
  product_id text not null,
  variation_id text not null,
  user_id text references users (id),
  email text not null,
  -- Why it is there.
  cause text not null check (cause in ('Order', 'Voucher', 'Trial', 'Grant')),
  order_id uuid references orders (id),
  line_id text,
  bundle_id text,
  -- Which of several bought together.
  unit integer not null default 1,
  status text not null check (status in ('Active', 'Revoked')),
  -- Every reason that holds it revoked; it is Active again when none is left.
  revoked_because text[] not null default '{}',
  seats integer not null check (seats between 0 and 50),
  offline_activation boolean not null default true,
  expires_at timestamptz,
  created_at timestamptz not null,
  foreign key (creator_id, product_id) references products (creator_id, id),
  unique (order_id, line_id, product_id, unit),
  check ((cause = 'Order') = (order_id is not null and line_id is not null)),
  check ((status = 'Revoked') = (revoked_because <> '{}'))
);
create index licenses_by_user on licenses (user_id, created_at desc);
create index licenses_by_product on licenses (creator_id, product_id);

create table refunds (
  id text primary key,
  payment_id text not null references payments (id),
  order_id uuid not null references orders (id),
  line_ids text[] not null,
  provider_id text,
  status text not null check (status in ('Pending', 'Succeeded', 'Failed')),
  currency text not null,
  amount bigint not null check (amount >= 0),
  reason text not null,
  asked_by text,
  created_at timestamptz not null,
  done_at timestamptz
);
create index refunds_by_order on refunds (order_id);
create index refunds_pending on refunds (created_at) where status = 'Pending';

create table disputes (
  id text primary key,
  payment_id text not null references payments (id),
  provider_id text not null unique,
  status text not null check (status in ('Open', 'Won', 'Lost')),
  currency text not null,
  amount bigint not null,
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index disputes_by_payment on disputes (payment_id);

-- The Sandbox's own book. Only the Sandbox reads and writes it; for the rest of the shop it is another company's.
create table sandbox_payments (
  id text primary key,
  idempotency_key text not null unique,
  status text not null,
  reason text,
  currency text not null,
  amount bigint not null,
  refunded bigint not null default 0,
  method text not null,
  country text,
  created_at timestamptz not null,
  -- When it is paid by itself, and when its holder disputes it.
  settles_at timestamptz,
  disputed_at timestamptz,
  check (refunded >= 0 and refunded <= amount)
);
create index sandbox_payments_settling on sandbox_payments (settles_at) where settles_at is not null;
create index sandbox_payments_disputing on sandbox_payments (disputed_at) where disputed_at is not null;
create table sandbox_refunds (
  id text primary key,
  idempotency_key text not null unique,
  payment_id text not null references sandbox_payments (id),
  amount bigint not null,
  status text not null,
  created_at timestamptz not null
);
create table sandbox_disputes (
  id text primary key,
  payment_id text not null unique references sandbox_payments (id),
  amount bigint not null,
  status text not null,
  created_at timestamptz not null
);
create table sandbox_events (
  id text primary key,
  type text not null,
  body text not null,
  created_at timestamptz not null,
  tries integer not null default 0,
  -- null once it was taken, or given up.
  next_try_at timestamptz
);
create index sandbox_events_due on sandbox_events (next_try_at) where next_try_at is not null;
