-- What staff write down about somebody, for each other alone. A note that was removed can be brought back; its text goes with the
-- person it is about.
create table staff_notes (
  id text primary key,
  subject_kind text not null check (subject_kind in ('creator', 'customer')),
  subject_id text not null,
  text text not null,
  author_id text not null references users (id),
  created_at timestamptz not null,
  removed_at timestamptz
);
create index staff_notes_by_subject on staff_notes (subject_kind, subject_id, id);
