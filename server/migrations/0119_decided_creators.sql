-- When staff last decided whether a storefront is public. Whoever nobody has decided about yet is new to them; until now that was
-- looked for among the details of the audit log, which are there to be read and not to be asked.
alter table creators add column live_decided_at timestamptz;
update creators c set live_decided_at = a.at from (
  select l.subject, max(l.at) as at from audit_log l where l.action = 'creator.changed' and l.details ? 'live' group by l.subject
) a where a.subject = c.id;
drop index creators_not_public;
create index creators_to_decide on creators (created_at desc, id) where not live and suspended_at is null and live_decided_at is null;
