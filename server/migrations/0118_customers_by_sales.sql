-- A creator's customers are also listed by how often they bought.
create index creator_customers_by_sales on creator_customers (creator_id, sales, customer_id);
