-- Which owner was told of which release: nobody is told twice.
create table release_mails (
  release_id text not null references releases (id) on delete cascade,
  user_id text not null references users (id),
  at timestamptz not null,
  primary key (release_id, user_id)
);

-- Owners are read in their order, some at a time.
create index licenses_by_owner on licenses (creator_id, product_id, user_id) where user_id is not null;
