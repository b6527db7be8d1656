-- Lists by amount are walked along these, and narrowed by the day on the way: with the day in the index a walk reads no row that
-- lies on another day. The rows of one amount are spread over the whole table, which a cold disk makes slow.
-- Built before the old ones go: until then lists are read as ever.
create index sales_by_amount_and_day on sales (creator_id, usd_due, id) include (at);
create index order_sales_by_amount_and_day on order_sales (creator_id, usd_due, id) include (at);
create index sale_keys_by_amount_and_day on sale_keys (creator_id, facet, value, usd_due, sale_id) include (at);
drop index sales_by_creator_and_amount;
drop index order_sales_by_amount;
drop index sale_keys_by_amount;
alter index sales_by_amount_and_day rename to sales_by_creator_and_amount;
alter index order_sales_by_amount_and_day rename to order_sales_by_amount;
alter index sale_keys_by_amount_and_day rename to sale_keys_by_amount;
