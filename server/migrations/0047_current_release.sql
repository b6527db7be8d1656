-- Of a hundred equal parts, the one in which an asker stands for a release. shareOf on the server says the same.
create function rollout_share(release_id text, asker text) returns integer language sql immutable strict parallel safe as $$
  select ('x' || left(encode(sha256(convert_to(release_id || ' ' || asker, 'UTF8')), 'hex'), 7))::bit(28)::integer % 100
$$;

-- What visitors see of releases: pages and answers that were cached before are dropped.
create trigger published_releases_added after insert on releases
  for each row when (new.published_at is not null) execute function tell_pages_changed('creator_id');
create trigger published_releases_changed
  after update of published_at, rolled_back_at, rollout_stopped_at, rollout_percent, notes, version on releases
  for each row when (new.published_at is not null) execute function tell_pages_changed('creator_id');
