create table users (
  id text primary key,
  -- Written as it was entered; found in small letters.
  email text not null,
  name text not null default '',
  password_hash text,
  confirmed_at timestamptz,
  address jsonb,
  phone text,
  business_name text,
  tax_id text,
  staff_roles text[] not null default '{}',
  terms_accepted_at timestamptz,
  -- Encrypted. It counts once it was confirmed.
  totp_secret text,
  totp_since timestamptz,
  -- The last time step whose code was used: a code works once.
  totp_step bigint,
  deleted_at timestamptz,
  created_at timestamptz not null
);
create unique index users_by_email on users (lower(email));
create index users_staff on users (id) where staff_roles <> '{}';

-- A place where somebody is signed in: a browser of the site, or a program that was given tokens.
create table sessions (
  id text primary key,
  user_id text not null references users (id),
  -- Of the cookie's value. A program has none: its access token names the session.
  token_hash bytea unique,
  -- '' for the shop itself, or the creator whose scope the tokens are for.
  scope text not null,
  device text not null,
  network text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the password was last entered.
  fresh_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- A refresh token works once; its session is its family.
create table refresh_tokens (
  token_hash bytea primary key,
  session_id text not null references sessions (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_by_session on refresh_tokens (session_id);

-- Codes that come by mail, each for one purpose and one use.
create table mailed_codes (
  code_hash bytea primary key,
  purpose text not null check (purpose in ('confirm-account', 'reset-password', 'change-email')),
  user_id text not null references users (id),
  -- The address it was sent to, exactly.
  email text not null,
  -- For an account that signs up: the browser that did.
  browser_hash bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_codes_by_user on mailed_codes (user_id);

create table recovery_codes (
  user_id text not null references users (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Browsers and programs that somebody has signed in from before.
create table known_devices (
  user_id text not null references users (id),
  token_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, token_hash)
);
