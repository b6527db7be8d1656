-- Who did what, for whom, when, from where. Names are looked up when it is read, so that deleting a person leaves no name here.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  actor_id text,
  -- The creator in whose name it was done.
  creator_id text,
  subject text,
  details jsonb not null default '{}',
  network text
);
create index audit_log_by_actor on audit_log (actor_id, id desc);
create index audit_log_by_action on audit_log (action, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_is_not_emptied before truncate on audit_log
  for each statement execute function refuse_change();
