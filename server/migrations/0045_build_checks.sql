-- Since when the check of a build stands where it stands: one that stands still for long was lost, and is begun again.
alter table builds add column check_changed_at timestamptz;
update builds set check_changed_at = created_at where check_status is not null;
alter table builds add constraint builds_checked_at_some_time check (check_status is null or check_changed_at is not null);
create index builds_being_checked on builds (check_changed_at) where check_status in ('Dispatched', 'Running');

-- Before a file is removed somebody looks whether another build has it.
create index builds_by_file on builds (file_key) where file_key is not null;
create index builds_by_source_file on builds (source_file_key) where source_file_key is not null;

-- What is done in one step has one time; the history keeps the order all the same.
alter table release_events add column index bigint generated always as identity;
drop index release_events_by_release;
create index release_events_by_release on release_events (release_id, index);
