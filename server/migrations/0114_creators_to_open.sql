-- Creators that are not public, the newest first: staff are told which of them are ready, without a walk through all that never were.
create index creators_not_public on creators (created_at desc, id) where not live and suspended_at is null;
