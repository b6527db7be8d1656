-- Search has tables of its own since 0013; the column that stood in for them is read by nothing.
alter table products drop column search;
