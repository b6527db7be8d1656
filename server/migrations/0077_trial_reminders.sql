-- Whoever tries something in their account hears once, before it ends, until when it runs and what it costs then.
alter table trials add column reminded_at timestamptz;
create index licenses_trials_ending on licenses (expires_at) where cause = 'Trial';
