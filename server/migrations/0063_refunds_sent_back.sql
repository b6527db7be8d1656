-- When a bank sent back what a refund had given: the refund has failed after all, long after it was done.
alter table refunds add column returned_at timestamptz;

-- What staff have to look at, newest first.
create index refunds_failed on refunds (created_at desc, id desc) where status = 'Failed';
