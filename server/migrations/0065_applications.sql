-- Who wants to sell here. What they wrote is one document; what is searched and compared stands beside it.
create table creator_applications (
  id text primary key,
  user_id text not null references users (id),
  status text not null check (status in ('Draft', 'Submitted', 'ChangesAsked', 'Approved', 'Rejected')),
  -- Counts the changes: whoever decides says which one they saw.
  version integer not null,
  form jsonb not null,
  name text not null,
  wished_id text not null,
  -- Who it was when it was sent, for the search.
  applicant text not null default '',
  terms_version text,
  -- Where it was sent from.
  network text,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by text references users (id),
  -- Why it was rejected, or what is asked for.
  reason text,
  creator_id text references creators (id),
  -- In which order they came.
  index bigint generated always as identity,
  name_key text not null generated always as (regexp_replace(lower(name), '[^[:alnum:]]+', '', 'g')) stored,
  search text not null generated always as (lower(name || ' ' || wished_id || ' ' || applicant)) stored,
  check ((status = 'Approved') = (creator_id is not null)),
  check (status <> 'Rejected' or reason is not null)
);
-- One open application per person, however many tabs they send it from.
create unique index creator_applications_open on creator_applications (user_id) where status in ('Draft', 'Submitted', 'ChangesAsked');
create index creator_applications_by_user on creator_applications (user_id, index);
create index creator_applications_by_status on creator_applications (status, submitted_at, id);
create index creator_applications_decided on creator_applications (decided_at, id) where status in ('Approved', 'Rejected');
create index creator_applications_sent on creator_applications (submitted_at, id) where submitted_at is not null;
create index creator_applications_by_network on creator_applications (network, index) where network is not null;
create index creator_applications_by_name on creator_applications (name_key);
create index creator_applications_by_wish on creator_applications (wished_id);
create index creator_applications_search on creator_applications using gin (search gin_trgm_ops);
create index creator_applications_similar on creator_applications using gin (lower(name) gin_trgm_ops);

create table creator_application_events (
  id text primary key,
  application_id text not null references creator_applications (id) on delete cascade,
  at timestamptz not null,
  by_user_id text references users (id),
  what text not null check (what in ('Submitted', 'TakenBack', 'ChangesAsked', 'Approved', 'Rejected', 'Reopened')),
  detail text,
  index bigint generated always as identity
);
create index creator_application_events_in_order on creator_application_events (application_id, index);

-- Creators whose names look alike.
alter table creators add column name_key text not null generated always as (regexp_replace(lower(name), '[^[:alnum:]]+', '', 'g')) stored;
create index creators_by_name_key on creators (name_key);
create index creators_similar on creators using gin (lower(name) gin_trgm_ops);
