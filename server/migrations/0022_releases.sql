-- A version of a product, with a build for each platform. Versions rise, so the number says which is newer.
create table releases (
  id text primary key,
  creator_id text not null,
  product_id text not null,
  number integer not null check (number > 0),
  version text not null,
  notes text not null,
  -- Draft -> InReview -> Approved or Rejected; a rejected one goes back to Draft.
  status text not null check (status in ('Draft', 'InReview', 'Approved', 'Rejected')),
  rejected_because text,
  published_at timestamptz,
  created_at timestamptz not null,
  foreign key (creator_id, product_id) references products (creator_id, id),
  unique (creator_id, product_id, number),
  unique (creator_id, product_id, version),
  check ((status = 'Rejected') = (rejected_because is not null)),
  check (published_at is null or status = 'Approved')
);

create table builds (
  id text primary key,
  release_id text not null references releases (id),
  platform text not null check (platform in ('Windows', 'Mac', 'Linux', 'Universal', 'Symbols')),
  -- What customers call the file; where it lies is the key.
  name text not null,
  file_key text not null,
  size bigint not null check (size >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  status text not null check (status in ('NotReady', 'Ready', 'Approved', 'Rejected')),
  not_ready_because text,
  -- What is in the archive, as listed after the upload.
  manifest jsonb,
  created_at timestamptz not null,
  unique (release_id, platform)
);

-- What was reviewed is what is served: nothing of an approved build may change.
create function keep_approved_builds() returns trigger language plpgsql as $$
begin
  if old.status = 'Approved' then
    raise exception 'An approved build does not change: %', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end
$$;
create trigger builds_stay_as_approved before update or delete on builds
  for each row execute function keep_approved_builds();
