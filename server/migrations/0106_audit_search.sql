-- The log is searched by whom and what it is about, and grows for ever: each way has its index.
create index audit_log_by_creator on audit_log (creator_id, id) where creator_id is not null;
create index audit_log_by_subject_text on audit_log using gin (lower(subject) gin_trgm_ops) where subject is not null;
