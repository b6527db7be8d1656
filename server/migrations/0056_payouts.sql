-- Where a creator is paid. A new account replaces the one before; payouts that are under way keep theirs.
create table payout_accounts (
  id text primary key,
  creator_id text not null references creators (id),
  type text not null check (type in ('Bank', 'ACH')),
  currency text not null,
  country text not null,
  -- The numbers, encrypted, and as much of them as may be shown.
  encrypted text not null,
  last_digits text not null,
  -- Nothing is paid to an account before its team had time to object.
  held_until timestamptz not null,
  created_at timestamptz not null,
  created_by text not null references users (id),
  replaced_at timestamptz
);
create unique index payout_accounts_current on payout_accounts (creator_id) where replaced_at is null;

-- The payouts of one day, made by the clock or by the Owner.
create table payout_runs (
  id text primary key,
  day date not null unique,
  -- What is due by then is paid.
  due_by timestamptz not null,
  -- The exchange rates it was made with, which stay whatever is corrected later.
  rates jsonb not null,
  started_by text references users (id),
  started_at timestamptz not null,
  finished_at timestamptz
);

create table payout_files (
  id text primary key,
  run_id text not null references payout_runs (id),
  format text not null check (format in ('SEPA', 'NACHA')),
  -- The first of its format in a run is 1.
  number integer not null check (number > 0),
  -- As it was given to the bank, encrypted: whoever asks again gets the same bytes.
  encrypted text not null,
  sha256 text not null,
  payouts integer not null check (payouts > 0),
  currency text not null,
  amount bigint not null check (amount > 0),
  created_by text not null references users (id),
  created_at timestamptz not null,
  unique (run_id, format, number)
);

create table payouts (
  id text primary key,
  run_id text not null references payout_runs (id),
  creator_id text not null references creators (id),
  -- Of the creator's statements, without gaps.
  number integer not null check (number > 0),
  account_id text not null references payout_accounts (id),
  currency text not null,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('Scheduled', 'Processing', 'Paid', 'Failed', 'OnHold')),
  -- Why it is held, what staff or the bank said about it, and until when a hold that ends by itself lasts.
  hold text check (hold in ('AccountChanged', 'DetailsMissing', 'Staff')),
  reason text,
  held_until timestamptz,
  -- What was unusual about it when it was made.
  marks text[] not null,
  -- Which transfer it is: a second one to another account has another reference.
  attempt integer not null default 1 check (attempt > 0),
  file_id text references payout_files (id),
  paid_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (run_id, creator_id),
  unique (creator_id, number),
  check ((status = 'OnHold') = (hold is not null)),
  check (status not in ('Processing', 'Paid') or file_id is not null),
  check ((status = 'Paid') = (paid_at is not null))
);
create index payouts_by_creator on payouts (creator_id, id desc);
create index payouts_by_file on payouts (file_id) where file_id is not null;
create index payouts_open on payouts (status, id) where status <> 'Paid';

-- Which lines of the ledger a payout pays: each of them once.
create table payout_lines (
  entry_id text not null,
  index integer not null,
  payout_id text not null references payouts (id),
  primary key (entry_id, index)
);
create index payout_lines_by_payout on payout_lines (payout_id, entry_id, index);

-- What a payout's lines sum to in each currency, and what that comes to in the account's.
create table payout_amounts (
  payout_id text not null references payouts (id),
  currency text not null,
  amount bigint not null,
  -- Units of the account's currency for one of this.
  rate numeric not null check (rate > 0),
  result bigint not null,
  primary key (payout_id, currency)
);

-- What happened to a payout, for its creator and for staff.
create table payout_events (
  payout_id text not null references payouts (id),
  index integer not null,
  status text not null check (status in ('Scheduled', 'Processing', 'Paid', 'Failed', 'OnHold')),
  note text,
  by text references users (id),
  at timestamptz not null,
  primary key (payout_id, index)
);

create trigger payout_lines_are_append_only before update or delete on payout_lines for each row execute function refuse_change();
create trigger payout_lines_are_not_emptied before truncate on payout_lines for each statement execute function refuse_change();
