-- What the shop knows about itself, such as that the demo shop has been loaded.
create table shop_marks (
  name text primary key,
  value text not null,
  at timestamptz not null
);

-- One bucket of tokens per limited thing. Unlogged: a limit that starts anew after a crash harms nobody.
create unlogged table rate_limits (
  key text primary key,
  tokens double precision not null,
  refilled_at timestamptz not null
);
create index rate_limits_by_age on rate_limits (refilled_at);

-- How often something of a creator's has changed. Whoever keeps an answer compares this before sending it again.
create table change_stamps (
  creator_id text primary key,
  stamp bigint not null
);

-- Counts a change and tells every web process whose pages changed; '*' means all of them.
create function tell_pages_changed() returns trigger language plpgsql as $$
declare
  creator text := coalesce(to_jsonb(coalesce(new, old)) ->> tg_argv[0], '*');
begin
  if creator = '*' then
    update change_stamps set stamp = stamp + 1;
  else
    insert into change_stamps as known (creator_id, stamp) values (creator, 1)
      on conflict (creator_id) do update set stamp = known.stamp + 1;
  end if;
  perform pg_notify('pages_changed', creator);
  return null;
end $$;
