-- Who downloaded which build, when and from where, and whether it came to its end: shown to whoever it was, counted for its creator,
-- and evidence where somebody says that nothing was delivered. An account that is deleted leaves network and device empty.
create table downloads (
  id text primary key,
  -- What is approved is never deleted; what never was takes its tests along.
  build_id text not null references builds (id) on delete cascade,
  license_id text references licenses (id),
  user_id text references users (id),
  granted_by text not null check (granted_by in ('open', 'user', 'license')),
  network text,
  device text,
  started_at timestamptz not null,
  finished_at timestamptz,
  total bigint not null check (total >= 0),
  bytes_sent bigint not null default 0 check (bytes_sent >= 0),
  -- Promised to requests that are still being answered.
  bytes_under_way bigint not null default 0 check (bytes_under_way >= 0),
  -- Whether the last byte of the file was among those that were sent.
  has_end boolean not null default false,
  check (granted_by <> 'license' or license_id is not null),
  check (finished_at is null or (has_end and bytes_sent >= total))
);
-- Those that may go on where they stopped.
create index downloads_unfinished on downloads (build_id, (coalesce(license_id, user_id, network)), started_at) where finished_at is null;
create index downloads_finished on downloads (build_id) where finished_at is not null;
create index downloads_by_license on downloads (license_id, id) where license_id is not null;
create index downloads_by_user on downloads (user_id, id) where user_id is not null;

-- How many downloads of a product somebody has started on a day: the row that its limit is counted in, and that they wait for each other at.
create table download_days (
  claimant text not null,
  creator_id text not null,
  product_id text not null,
  day date not null,
  started integer not null check (started >= 0),
  primary key (claimant, creator_id, product_id, day)
);
create index download_days_over on download_days (day);
