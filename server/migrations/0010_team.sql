create table creator_members (
  creator_id text not null references creators (id),
  user_id text not null references users (id),
  roles text[] not null check (roles <> '{}'),
  created_at timestamptz not null,
  primary key (creator_id, user_id)
);
create index creator_members_by_user on creator_members (user_id);

create table creator_invitations (
  id text primary key,
  creator_id text not null references creators (id),
  -- In small letters.
  email text not null check (email = lower(email)),
  roles text[] not null check (roles <> '{}'),
  invited_by text not null references users (id),
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz
);
-- One open invitation per address: inviting again replaces it.
create unique index creator_invitations_open on creator_invitations (creator_id, email) where accepted_at is null;
