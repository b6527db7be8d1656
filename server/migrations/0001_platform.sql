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

-- Tells every web process whose pages changed; '*' means all of them.
create function tell_pages_changed() returns trigger language plpgsql as $$
declare
  row_of jsonb := to_jsonb(coalesce(new, old));
begin
  perform pg_notify('pages_changed', coalesce(row_of ->> tg_argv[0], '*'));
  return null;
end $$;
