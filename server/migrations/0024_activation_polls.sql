-- When a plugin that waits asked last. Apart from the request, so that asking never stands in the way of saying yes; unlogged, because
-- what a power cut forgets here harms nobody.
create unlogged table activation_polls (
  request_id text primary key,
  polled_at timestamptz not null
) with (fillfactor = 60);

alter table activation_requests drop column polled_at;
