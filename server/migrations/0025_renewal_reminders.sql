-- The period whose payment the customer was told of beforehand: told once, however often somebody looks.
alter table subscriptions add column reminded_period integer check (reminded_period > 1);
