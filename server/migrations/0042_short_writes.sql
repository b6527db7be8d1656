-- A row whose indexed columns stay the same is written in its own page, without its indexes. Every call takes a token and so changes
-- refilled_at; the sweep that looked it up reads the whole table once an hour, which is small.
drop index rate_limits_by_age;
alter table rate_limits set (fillfactor = 50);
alter table order_lines set (fillfactor = 70);
alter table orders set (fillfactor = 80);
