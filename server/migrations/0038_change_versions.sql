-- How often something of a creator's has changed is a version, and is called so.
alter table change_stamps rename to change_versions;
alter table change_versions rename column stamp to version;

create or replace function tell_pages_changed() returns trigger language plpgsql as $$
declare
  creator text := coalesce(to_jsonb(coalesce(new, old)) ->> tg_argv[0], '*');
begin
  if creator = '*' then
    update change_versions set version = version + 1;
  else
    insert into change_versions as known (creator_id, version) values (creator, 1)
      on conflict (creator_id) do update set version = known.version + 1;
  end if;
  perform pg_notify('pages_changed', creator);
  return null;
end $$;
