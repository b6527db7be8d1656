-- What creators send: looked at by a job, then there or refused with the reason.
create table uploads (
  id text primary key,
  creator_id text not null references creators (id),
  user_id text not null references users (id),
  kind text not null check (kind in ('Image', 'Audio', 'Video')),
  name text not null,
  status text not null check (status in ('Waiting', 'Working', 'Ready', 'Refused')),
  progress double precision not null check (progress between 0 and 1),
  reason text,
  -- Where the bytes lie until they were looked at.
  file_key text not null,
  size bigint not null,
  -- How often work on it was begun: a file that ends the process each time is given up.
  tries integer not null,
  result jsonb,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((status = 'Ready') = (result is not null)),
  check ((status = 'Refused') = (reason is not null))
);
create index uploads_by_change on uploads (changed_at);
