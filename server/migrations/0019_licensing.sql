-- The keys that a creator's license tokens are signed with. The private part is sealed by the shop's own key.
create table licensing_keys (
  kid text primary key,
  creator_id text not null references creators (id),
  state text not null check (state in ('next', 'active', 'retiring', 'revoked')),
  -- PEM, as anyone may see it.
  public_key text not null,
  private_key text not null,
  -- Plugins from this version on embed it; null for the first one.
  from_version text,
  created_at timestamptz not null
);
create index licensing_keys_by_creator on licensing_keys (creator_id);
create unique index licensing_keys_one_active on licensing_keys (creator_id) where state = 'active';
create unique index licensing_keys_one_next on licensing_keys (creator_id) where state = 'next';

-- JUCE's own module has a key for each product, in its own writing: exponentHex,modulusHex.
create table juce_keys (
  creator_id text not null,
  product_id text not null,
  is_on boolean not null,
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null,
  primary key (creator_id, product_id),
  foreign key (creator_id, product_id) references products (creator_id, id)
);

-- A device of a license: one row for as long as the license lives, whether it holds a seat now or not.
create table activations (
  id text primary key,
  license_id text not null references licenses (id),
  device_signature text not null check (char_length(device_signature) between 1 and 256),
  device_name text not null,
  status text not null check (status in ('Active', 'Revoked')),
  method text not null check (method in ('Online', 'Offline')),
  -- Whether its token names the license's holder: not where a trial goes on for somebody else.
  names_holder boolean not null default true,
  platform text,
  app_version text,
  first_validated_at timestamptz not null,
  last_validated_at timestamptz,
  unique (license_id, device_signature)
) with (fillfactor = 80);

-- Who tries a product: the license says until when. One for each account, and one for each device.
create table trials (
  license_id text primary key references licenses (id),
  creator_id text not null,
  product_id text not null,
  user_id text references users (id),
  started_at timestamptz not null,
  foreign key (creator_id, product_id) references products (creator_id, id),
  unique (creator_id, product_id, user_id)
);
create table trial_devices (
  creator_id text not null,
  product_id text not null,
  device_signature text not null,
  license_id text not null references trials (license_id),
  primary key (creator_id, product_id, device_signature)
);
create index trial_devices_by_license on trial_devices (license_id);

-- What happened to a license, in order. Nothing here is ever changed.
create table license_events (
  id bigint generated always as identity primary key,
  license_id text not null references licenses (id),
  at timestamptz not null,
  kind text not null check (kind in
    ('Issued', 'Revoked', 'Restored', 'SeatsChanged', 'Extended', 'Activated', 'Reactivated', 'Released', 'Claimed')),
  -- The customer, somebody of the creator's team, the shop's staff, the shop itself, or the plugin.
  by text not null check (by in ('Customer', 'Creator', 'Staff', 'Shop', 'Plugin')),
  actor_id text,
  activation_id text,
  details jsonb not null default '{}'
);
create index license_events_by_license on license_events (license_id, id);
create trigger license_events_are_append_only before update or delete on license_events for each row execute function refuse_change();
create trigger license_events_are_not_emptied before truncate on license_events for each statement execute function refuse_change();
revoke update, delete, truncate on license_events from public, current_user;

insert into license_events (license_id, at, kind, by, details)
  select l.id, l.created_at, 'Issued', 'Shop', jsonb_build_object('cause', l.cause) from licenses l order by l.id;
insert into license_events (license_id, at, kind, by, details)
  select l.id, l.created_at, 'Revoked', 'Shop', jsonb_build_object('because', l.revoked_because) from licenses l
  where l.status = 'Revoked' order by l.id;

-- A plugin asks to be activated; for an hour a customer may say yes. Written to often, at every poll.
create table activation_requests (
  id text primary key,
  creator_id text not null,
  product_id text not null,
  -- What the plugin polls with. Whoever reads the database cannot use it.
  secret_hash bytea not null,
  device_name text not null,
  device_signature text not null,
  method text not null check (method in ('Online', 'Offline')),
  platform text,
  app_version text,
  status text not null check (status in ('Requested', 'Fulfilled', 'Completed', 'Cancelled')),
  fulfillment_type text check (fulfillment_type in ('License', 'Trial')),
  activation_id text references activations (id),
  -- Who said yes, where somebody was signed in.
  user_id text references users (id),
  created_at timestamptz not null,
  fulfilled_at timestamptz,
  completed_at timestamptz,
  polled_at timestamptz,
  foreign key (creator_id, product_id) references products (creator_id, id),
  check ((status in ('Fulfilled', 'Completed')) = (activation_id is not null))
) with (fillfactor = 60);
create index activation_requests_by_time on activation_requests (created_at);

-- Stands in for the password where a plugin asks for it, once.
create table unlock_codes (
  code_hash bytea primary key,
  user_id text not null references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index unlock_codes_by_user on unlock_codes (user_id);
