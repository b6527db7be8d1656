-- What somebody makes music with: system, processor, hosts, formats. Beside the account and not in it, because a device that is
-- activated may write it while the account is held elsewhere.
create table studios (
  user_id text primary key references users (id),
  studio jsonb not null,
  saved_at timestamptz not null
);
