-- Who bought from a creator, as a list that is searched and paged: one row for each of a creator's customers, made from their sales.
create table creator_customers (
  creator_id text not null references creators (id),
  customer_id text not null references users (id),
  -- As the newest sale has them.
  name text not null,
  email text not null,
  search text not null generated always as (lower(name || ' ' || email)) stored,
  sales integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- What they paid, less what went back.
  usd_spent bigint not null,
  primary key (creator_id, customer_id)
);

insert into creator_customers (creator_id, customer_id, name, email, sales, first_at, last_at, usd_spent)
select s.creator_id, s.customer_id, (array_agg(s.customer_name order by s.at desc, s.id desc))[1],
  (array_agg(s.customer_email order by s.at desc, s.id desc))[1], count(*), min(s.at), max(s.at),
  sum(round((s.due - s.refunded) * s.usd_rate))
from sales s where s.customer_id is not null group by s.creator_id, s.customer_id;

create index creator_customers_by_last on creator_customers (creator_id, last_at, customer_id);
create index creator_customers_by_spent on creator_customers (creator_id, usd_spent, customer_id);
create index creator_customers_by_email on creator_customers (creator_id, lower(email));
-- Both in one index: a name that is rare with this creator may be common in the shop.
create extension if not exists btree_gin;
create index creator_customers_search on creator_customers using gin (creator_id, search gin_trgm_ops);

-- Each row is locked before its sales are summed up: two orders of one person at the same moment count both.
create function sum_up_customers(pairs jsonb) returns void language plpgsql as $$ begin
  insert into creator_customers (creator_id, customer_id, name, email, sales, first_at, last_at, usd_spent)
  select distinct p.creator_id, p.customer_id, '', '', 0, '-infinity'::timestamptz, '-infinity'::timestamptz, 0
  from jsonb_to_recordset(pairs) as p (creator_id text, customer_id text) order by 1, 2
  on conflict (creator_id, customer_id) do update set sales = creator_customers.sales;
  update creator_customers c set name = s.name, email = s.email, sales = s.sales, first_at = s.first_at, last_at = s.last_at, usd_spent = s.spent
  from jsonb_to_recordset(pairs) as p (creator_id text, customer_id text) cross join lateral (
    select (array_agg(s.customer_name order by s.at desc, s.id desc))[1] as name,
      (array_agg(s.customer_email order by s.at desc, s.id desc))[1] as email, count(*) as sales, min(s.at) as first_at, max(s.at) as last_at,
      sum(round((s.due - s.refunded) * s.usd_rate)) as spent
    from sales s where s.creator_id = p.creator_id and s.customer_id = p.customer_id
  ) s where c.creator_id = p.creator_id and c.customer_id = p.customer_id and s.sales > 0;
  -- Sales move to another account with their order: who has none left is no customer.
  delete from creator_customers c using jsonb_to_recordset(pairs) as p (creator_id text, customer_id text)
  where c.creator_id = p.creator_id and c.customer_id = p.customer_id
    and not exists (select from sales s where s.creator_id = c.creator_id and s.customer_id = c.customer_id);
end $$;

create function count_new_customers() returns trigger language plpgsql as $$ begin
  perform sum_up_customers(coalesce((select jsonb_agg(distinct jsonb_build_object('creator_id', n.creator_id, 'customer_id', n.customer_id))
    from new_rows n where n.customer_id is not null), '[]'));
  return null;
end $$;
create trigger customers_are_counted after insert on sales
  referencing new table as new_rows for each statement execute function count_new_customers();

create function count_changed_customers() returns trigger language plpgsql as $$ begin
  perform sum_up_customers(coalesce((select jsonb_agg(distinct jsonb_build_object('creator_id', c.creator_id, 'customer_id', c.customer_id))
    from (
      select n.creator_id, n.customer_id from new_rows n join old_rows o on o.id = n.id
        where (n.customer_id, n.customer_name, n.customer_email, n.refunded) is distinct from (o.customer_id, o.customer_name, o.customer_email, o.refunded)
      union select o.creator_id, o.customer_id from old_rows o join new_rows n on n.id = o.id where n.customer_id is distinct from o.customer_id
    ) c where c.customer_id is not null), '[]'));
  return null;
end $$;
create trigger changed_customers_are_counted after update on sales
  referencing old table as old_rows new table as new_rows for each statement execute function count_changed_customers();
