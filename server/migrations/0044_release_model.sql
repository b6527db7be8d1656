-- A version as a text that sorts as semver.org compares: numbers of one length, what stands before a release (1.0.0-beta) below it.
create function version_key(version text) returns text language plpgsql immutable strict parallel safe as $$
declare
  plain text := split_part(version, '+', 1);
  numbers text[] := string_to_array(split_part(plain, '-', 1), '.');
  before text := case when position('-' in plain) > 0 then substring(plain from position('-' in plain) + 1) end;
  part text;
  key text := lpad(numbers[1], 9, '0') || '.' || lpad(numbers[2], 9, '0') || '.' || lpad(numbers[3], 9, '0');
begin
  if before is null then return key || '~'; end if;
  key := key || '-';
  foreach part in array string_to_array(before, '.') loop
    -- Numbers stand below words, and a longer number above a shorter one.
    if part ~ '^[0-9]+$' then
      part := coalesce(nullif(ltrim(part, '0'), ''), '0');
      key := key || '!0' || lpad(length(part)::text, 2, '0') || part;
    else
      key := key || '!1' || part;
    end if;
  end loop;
  return key;
end
$$;

alter table releases
  add column channel text not null default 'stable' check (channel in ('stable', 'beta')),
  add column version_key text collate "C" not null generated always as (version_key(version)) stored,
  add column submitted_at timestamptz,
  add column submitted_by text references users (id),
  -- Who reviews it at the moment: nobody else decides until then.
  add column taken_by text references users (id),
  add column taken_until timestamptz,
  add column decided_at timestamptz,
  add column decided_by text references users (id),
  -- When it will be published by itself.
  add column scheduled_at timestamptz,
  add column rollout_percent integer not null default 100 check (rollout_percent between 1 and 100),
  add column rollout_stopped_at timestamptz,
  add column rolled_back_at timestamptz,
  -- Mails to owners begin once: this says that they did.
  add column announced_at timestamptz,
  drop constraint releases_status_check,
  add constraint releases_status_check check (status in ('Draft', 'InReview', 'ChangesRequested', 'Rejected', 'Approved')),
  drop constraint releases_check,
  add constraint releases_say_why check ((status in ('Rejected', 'ChangesRequested')) = (rejected_because is not null)),
  add constraint taken_until_some_time check ((taken_by is null) = (taken_until is null)),
  add constraint scheduled_once_approved check (scheduled_at is null or (status = 'Approved' and published_at is null)),
  add constraint rolled_back_once_published check (rolled_back_at is null or published_at is not null);
alter table releases rename column rejected_because to reason;

create index releases_in_review on releases (submitted_at, id) where status = 'InReview';
create index releases_decided on releases (decided_at desc, id) where decided_at is not null;
create index releases_scheduled on releases (scheduled_at) where scheduled_at is not null;
create index releases_current on releases (creator_id, product_id, version_key desc) where published_at is not null and rolled_back_at is null;

alter table builds
  alter column file_key drop not null,
  alter column size drop not null,
  alter column sha256 drop not null,
  -- Who brings the file, while it is arriving and afterwards.
  add column upload_id text,
  -- The check after the upload. null while the file is arriving, and for what was checked elsewhere.
  add column check_status text check (check_status in ('Dispatched', 'Running', 'Completed', 'Failed')),
  add column check_progress double precision not null default 0 check (check_progress between 0 and 1),
  add column check_tries integer not null default 0,
  add column report jsonb,
  -- What came in, where an installer was made of it; the installer is what is reviewed and served.
  add column source_name text,
  add column source_file_key text,
  add constraint builds_known_when_ready
    check (status not in ('Ready', 'Approved') or (file_key is not null and size is not null and sha256 is not null));
alter table builds rename column not_ready_because to reason;
create unique index builds_by_upload on builds (upload_id) where upload_id is not null;

-- What happened to a release; nobody changes it afterwards, and a discarded draft's events go with it.
create table release_events (
  id text primary key,
  release_id text not null references releases (id) on delete cascade,
  at timestamptz not null,
  by_user_id text references users (id),
  what text not null,
  detail text
);
create index release_events_by_release on release_events (release_id, at);
