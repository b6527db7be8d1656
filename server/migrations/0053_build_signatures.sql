-- Signatures that creators make of their builds with a key of their own, for programs that check them before they update.
-- Beside the builds: an approved build never changes, and its signature may come later.
create table build_signatures (
  build_id text primary key references builds (id) on delete cascade,
  -- The file that was signed. Once a build has another file the signature says nothing.
  sha256 text not null,
  ed_signature text not null,
  created_at timestamptz not null
);
