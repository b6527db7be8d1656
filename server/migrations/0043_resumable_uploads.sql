-- Files of a release that come in pieces, over days if need be.
create table resumable_uploads (
  id text primary key,
  creator_id text not null references creators (id),
  user_id text not null references users (id),
  name text not null,
  -- As its sender wrote it: tus wants it back unchanged.
  metadata text not null,
  size bigint not null check (size >= 0),
  -- Bytes that are on the disk for certain. What lies beyond them is written over.
  received bigint not null check (received between 0 and size),
  status text not null check (status in ('Open', 'Complete', 'Claimed', 'Removed')),
  file_key text not null,
  -- What the storage needs to know to go on.
  growth jsonb not null,
  -- Who writes now, and until when nobody else may. A process that was killed lets go by falling silent.
  writer text,
  written_until timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  check (status = 'Open' or status = 'Removed' or received = size)
);
create index resumable_uploads_of_creator on resumable_uploads (creator_id, created_at) where status in ('Open', 'Complete');
create index resumable_uploads_by_end on resumable_uploads (expires_at) where status <> 'Claimed';
