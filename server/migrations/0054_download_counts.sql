-- How often a build was downloaded to its end. Lists show it for every release, and a popular one has hundreds of thousands of records.
create table build_downloads (
  build_id text primary key references builds (id) on delete cascade,
  finished integer not null
);
insert into build_downloads (build_id, finished)
  select d.build_id, count(*) from downloads d where d.finished_at is not null group by d.build_id;

create function count_finished_download() returns trigger language plpgsql as $$
begin
  insert into build_downloads (build_id, finished) values (new.build_id, 1)
    on conflict (build_id) do update set finished = build_downloads.finished + 1;
  return null;
end
$$;
create trigger downloads_inserted_finished after insert on downloads
  for each row when (new.finished_at is not null) execute function count_finished_download();
create trigger downloads_finished after update of finished_at on downloads
  for each row when (old.finished_at is null and new.finished_at is not null) execute function count_finished_download();
