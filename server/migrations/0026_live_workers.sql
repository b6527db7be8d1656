-- When each worker last said that it is there. Whoever was killed says nothing any more, and what it had begun is given back.
create unlogged table live_workers (
  id text primary key,
  seen_at timestamptz not null
);
