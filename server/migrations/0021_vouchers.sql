-- Codes that give products.
create table vouchers (
  id text primary key,
  creator_id text not null references creators (id),
  name text not null,
  description text,
  -- [{kind, itemId, quantity}]
  gifts jsonb not null check (jsonb_array_length(gifts) between 1 and 50),
  expires_at timestamptz,
  is_on boolean not null default true,
  created_at timestamptz not null
);
create index vouchers_by_creator on vouchers (creator_id, id desc);

create table voucher_batches (
  id text primary key,
  voucher_id text not null references vouchers (id),
  name text not null,
  uses_per_code integer not null check (uses_per_code > 0),
  expires_at timestamptz,
  is_on boolean not null default true,
  created_at timestamptz not null,
  created_by text references users (id)
);
create index voucher_batches_by_voucher on voucher_batches (voucher_id, id desc);

-- A code is looked up by a keyed fingerprint: how long that takes says nothing about the code, and whoever has the database has
-- no codes. The code itself is sealed, for the creator's table.
create table voucher_codes (
  fingerprint bytea primary key,
  batch_id text not null references voucher_batches (id),
  place integer not null check (place > 0),
  sealed text not null,
  -- Its last four characters, which tell two redemptions apart.
  ending text not null,
  max_uses integer not null check (max_uses > 0),
  -- Guarded by the check: N uses never become N+1.
  uses integer not null default 0 check (uses >= 0 and uses <= max_uses),
  unique (batch_id, place)
);

-- Who redeemed what, and when. A customer redeems a code once, however many uses it has.
create table voucher_redemptions (
  id text primary key,
  voucher_id text not null references vouchers (id),
  batch_id text not null references voucher_batches (id),
  fingerprint bytea not null references voucher_codes (fingerprint),
  user_id text not null references users (id),
  -- What it gave, in words, as it was that day.
  what text not null,
  at timestamptz not null,
  unique (fingerprint, user_id)
);
create index voucher_redemptions_by_voucher on voucher_redemptions (voucher_id, id desc);
create index voucher_redemptions_by_user on voucher_redemptions (user_id);

create table voucher_licenses (
  license_id text primary key references licenses (id),
  redemption_id text not null references voucher_redemptions (id)
);
create index voucher_licenses_by_redemption on voucher_licenses (redemption_id);
