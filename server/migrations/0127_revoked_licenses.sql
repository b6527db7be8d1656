-- The list of revoked licenses is walked along this, and narrowed by how they came about on the way. With that in the index a walk
-- reads no row: what was revoked is rare, so each lay on a page of its own, and all of them were read for one page of the list.
-- Built before the old one goes: until then the list is read as ever.
create index licenses_revoked_by_cause on licenses (id) include (cause) where status = 'Revoked';
drop index licenses_revoked;
alter index licenses_revoked_by_cause rename to licenses_revoked;
