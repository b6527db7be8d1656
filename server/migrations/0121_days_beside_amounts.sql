-- Lists by amount are walked along these, and narrowed by the day on the way: with the day in the index a walk reads no row that
-- lies on another day. The rows of one amount are spread over the whole table, which a cold disk makes slow.
drop index sales_by_creator_and_amount;
create index sales_by_creator_and_amount on sales (creator_id, usd_due, id) include (at);
drop index order_sales_by_amount;
create index order_sales_by_amount on order_sales (creator_id, usd_due, id) include (at);
drop index sale_keys_by_amount;
create index sale_keys_by_amount on sale_keys (creator_id, facet, value, usd_due, sale_id) include (at);
