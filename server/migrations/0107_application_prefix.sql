-- A word of one or two letters is the beginning of a name: a range of this index, whatever the database sorts by.
create index creator_applications_by_name_prefix on creator_applications (name_key collate "C", id);
