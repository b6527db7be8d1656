-- Staff find people and licenses among a million of them: every word they look for has an index, and every list a key to walk along.
create extension if not exists pg_trgm;

create index users_alive on users (id) where deleted_at is null;
create index users_search on users using gin (lower(name || ' ' || email) gin_trgm_ops) where deleted_at is null;
-- Which account took over what this one had.
alter table users add column merged_into text references users (id);

create index licenses_of_product on licenses (creator_id, product_id, id);
drop index licenses_by_product;
create index licenses_by_cause on licenses (cause, id) where cause <> 'Order';
create index licenses_revoked on licenses (id) where status = 'Revoked';
create index licenses_by_address on licenses (lower(email));

create index activations_by_device on activations (device_signature);
create index activations_search on activations using gin (lower(device_name) gin_trgm_ops);
create index activations_by_start on activations (first_validated_at);

-- A license can go to another account.
alter table license_events drop constraint license_events_kind_check;
alter table license_events add constraint license_events_kind_check check (kind in
  ('Issued', 'Revoked', 'Restored', 'SeatsChanged', 'Extended', 'Activated', 'Reactivated', 'Released', 'Claimed', 'Transferred'));

-- What was done to somebody, beside what they did.
create index audit_log_by_subject on audit_log (subject, id) where subject is not null;
