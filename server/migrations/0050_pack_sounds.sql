-- What visitors hear of a pack: previews are made of its sounds by a job, once its file was found good.
create table pack_previews (
  build_id text primary key references builds (id) on delete cascade,
  creator_id text not null references creators (id),
  status text not null check (status in ('Dispatched', 'Running', 'Completed', 'Failed')),
  tries integer not null default 0,
  changed_at timestamptz not null,
  -- When its creator chose what is open; null while it is what the shop chose.
  chosen_at timestamptz
);
create index pack_previews_under_way on pack_previews (changed_at) where status in ('Dispatched', 'Running');

create table pack_sounds (
  id text primary key,
  build_id text not null references pack_previews (build_id) on delete cascade,
  -- Its number in the pack.
  position integer not null check (position >= 0),
  path text not null,
  name text not null,
  seconds double precision,
  tempo double precision,
  key text,
  -- null for a sound that cannot be played.
  preview_key text,
  preview_peaks text,
  preview_seconds double precision,
  preview_loudness double precision,
  is_open boolean not null default false,
  unique (build_id, position),
  check (num_nulls(preview_key, preview_peaks, preview_seconds, preview_loudness) in (0, 4)),
  check (not is_open or preview_key is not null)
);
create index pack_sounds_by_preview on pack_sounds (preview_key) where preview_key is not null;

-- Once for all sounds of a pack, whatever was opened.
create trigger pack_previews_changed after update of status, chosen_at on pack_previews
  for each row execute function tell_pages_changed('creator_id');
